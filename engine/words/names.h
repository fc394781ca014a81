// Names of people in the forms that sentences need. A name is plain text, whatever it contains.
#pragma once

#include <string>
#include <string_view>

#include "engine/words/language.h"

namespace saloon {

/// Whose something is: Anne’s, James’s; d’Anne, de Zoé.
std::string of_name(std::string_view name, Language language);
/// That somebody does something: that Anne; qu’Anne, que Zoé.
std::string that_name(std::string_view name, Language language);

}  // namespace saloon
