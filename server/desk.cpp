#include "server/desk.h"

#include "engine/json/json.h"

namespace saloon::server {

Text bye_text(std::string_view why, int again) {
  json::object out{{"type", "bye"}, {"why", why}};
  if (again > 0) out["again"] = again;
  return std::make_shared<const std::string>(json::serialize(out));
}

}  // namespace saloon::server
