// The client as files that need no server of ours.
#include "server/client.h"

namespace saloon::server {
namespace {

/// The text from `begin` up to the next `end` and with it; empty if it is not there.
std::string_view part_of(std::string_view text, std::string_view begin, std::string_view end) {
  const std::size_t from = text.find(begin);
  if (from == std::string_view::npos) return {};
  const std::size_t to = text.find(end, from);
  return to == std::string_view::npos ? std::string_view{} : text.substr(from, to - from + end.size());
}

/// The plain page is a house's, so nothing leads there.
std::string page_without_house(std::string page) {
  const std::string_view charset = part_of(page, "<meta charset=", ">");
  const auto behind = std::size_t(charset.data() + charset.size() - page.data());
  page.insert(charset.empty() ? 0 : behind, "\n    <meta http-equiv=\"Content-Security-Policy\" content=\"" +
                                                folder_policy() +
                                                "\" />\n    <meta name=\"saloon-site\" content=\"alone\" />");
  const std::string link(part_of(page, "<a href=\"plain\"", "</a>"));
  if (!link.empty()) page.erase(page.find(link), link.size());
  return page;
}

}  // namespace

std::vector<std::pair<std::string, std::string>> site_of(const Client& client) {
  std::vector<std::pair<std::string, std::string>> out;
  const File* page = client.at("/");
  for (const File& file : client.files()) {
    std::string bytes(file.plain);
    out.emplace_back(file.path, &file == page ? page_without_house(std::move(bytes)) : std::move(bytes));
  }
  return out;
}

}  // namespace saloon::server
