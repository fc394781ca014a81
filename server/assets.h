// Files that are part of the program: style and pictures of its pages. Each has its digest in its address, so it may be
// kept for ever.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"

namespace saloon::server {

/// Where a file is: "page.css" -> "/assets/page.1a2b3c4d.css".
std::string asset_path(std::string_view name);
/// Nothing if there is no such file.
std::optional<Reply> asset_reply(const Ask& ask);

}  // namespace saloon::server
