// Replies as bytes, with what every one of them says for safety's sake.
#pragma once

#include <string>

#include "server/http.h"

namespace saloon::server {

struct ReplyForm {
  bool head_only = false;   ///< the request was HEAD
  bool keep_alive = false;  ///< more requests may come
};
std::string reply_text(const Reply& reply, ReplyForm form);
/// The reply to a handshake, after which frames come; `accept` answers the client's key.
std::string switching_text(const std::string& accept, const std::string& subprotocol);

}  // namespace saloon::server
