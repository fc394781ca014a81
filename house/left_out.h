// What tables in modules do without: they have everybody at one machine (engine/rows/left_out.h is the same for rows).
#pragma once

namespace saloon::house {

#ifdef SALOON_MODULE
inline constexpr bool kIsModule = true;
#else
inline constexpr bool kIsModule = false;
#endif

}  // namespace saloon::house
