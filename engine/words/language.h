#pragma once

#include "engine/types.h"

namespace saloon {

enum class Language : u8 { English, French };

}  // namespace saloon
