// The digest at the end of every line of a record.
#pragma once

#include <string>
#include <string_view>

namespace saloon {

inline constexpr std::size_t kDigestDigits = 16;
inline constexpr std::string_view kDigestKey = R"(,"digest":")";
inline constexpr std::string_view kDigestEnd = "\"}";
inline constexpr std::size_t kTail = kDigestKey.size() + kDigestDigits + kDigestEnd.size();

/// Of a line whose predecessor has this digest; `content` is the line up to but without the comma before "digest".
std::string chained_digest(std::string_view previous, std::string_view content);

}  // namespace saloon
