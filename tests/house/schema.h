// JSON Schema as far as house/schema uses it: a strict checker that any test can hold messages against. A keyword that
// it does not know is a failure, so that no rule of a schema is passed over in silence.
#pragma once

#include <string>

#include "engine/json/json.h"

namespace saloon {

class Schema {
 public:
  /// Of a file, from the repository's root.
  explicit Schema(const std::string& file);

  /// Why this is not valid: where, and against which rule. Empty if it is.
  [[nodiscard]] std::string complaint(const json::value& message) const;
  [[nodiscard]] const json::object& document() const { return document_; }

 private:
  [[nodiscard]] std::string check(const json::value& v, const json::object& schema, const std::string& at) const;
  [[nodiscard]] std::string check_object(const json::object& o, const json::object& schema,
                                         const std::string& at) const;
  [[nodiscard]] std::string check_one_of(const json::value& v, const json::array& choices, const std::string& at) const;
  [[nodiscard]] bool is_of_other_type(const json::value& v, const json::object& schema) const;
  [[nodiscard]] const json::object& at_reference(std::string_view reference) const;

  json::object document_;
};

namespace house {

/// What is wrong with a message as it goes over the wire to the server, or from it; empty if nothing is.
std::string wrong_with_client_message(std::string_view text);
std::string wrong_with_server_message(std::string_view text);

}  // namespace house
}  // namespace saloon
