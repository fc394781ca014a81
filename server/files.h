// Files as browsers get them: which version of one is sent, how long it may be kept, and what its pages may do.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"

namespace saloon::server {

/// A file in the program, and the same compressed; a version that would not be smaller is empty.
struct File {
  std::string path{};    ///< "assets/index-DwQk3aBc.js", as it lies in its folder
  std::string digest{};  ///< SHA-256 in hexadecimal
  std::string_view plain{}, brotli{}, gzip{};
};

/// Does its name change with its content? So it is in the bundler's folder, and where the name has the digest in it.
bool has_lasting_name(const File& file);
/// Its Content-Type, by the end of its name.
std::string_view type_of(std::string_view path);
/// In the smallest version that whoever asks can read; 304 if they have it already. What cannot change behind its
/// address may be kept for ever: its name lasts, or the query says v=DIGEST, of which eight digits are enough.
Reply file_reply(const File& file, const Ask& ask);

/// The Content-Security-Policy: pages run, show and reach nothing but what this server sends. `host` is the server's
/// name as the page has it: not every browser takes a WebSocket for a part of 'self'. It may be empty.
std::string content_policy(std::string_view host);
/// The same for pages of a folder without a house, where no header says it.
std::string folder_policy();

}  // namespace saloon::server
