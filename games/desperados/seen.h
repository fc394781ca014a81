// What a viewer can tell of the others: their cards and real towns, and what lies in the banks.
#pragma once

#include "games/desperados/rules.h"

namespace saloon::desperados {

inline bool is_seated(const View& v) { return v.viewer < v.pub.seats; }
/// Has everybody got a side yet?
inline bool is_dealt(const View& v) { return v.pub.round > 0; }
inline bool is_law(const View& v) { return is_seated(v) && is_dealt(v) && is_marshal(v.pub, v.viewer); }
inline bool rides_with_gang(const View& v) { return is_seated(v) && is_dealt(v) && !is_marshal(v.pub, v.viewer); }
/// What the viewer is asked.
inline Ask question_to(const View& v) { return is_seated(v) ? Ask(v.pub.asked.what[v.viewer]) : Ask::None; }

/// The cards of a row that the viewer knows, each + 1, 0 = face down.
Row known_row(const View& v, Seat p);
int cards_laid(const View& v, Seat p);
/// Where this seat really is as far as the viewer knows, with the card that is laid but not fixed yet; -1 = unknown.
Ride known_ride(const View& v, Seat p);
/// What the bank holds as far as the viewer knows, in hundreds; 0 = unknown or nothing.
int known_value(const View& v, int bank);
/// Others of the gang who have laid a card of this turn that leads to this town.
SeatSet mates_riding_to(const View& v, int town);
/// Others of the gang who are really there, not stuck, and still have their disk.
SeatSet mates_to_join(const View& v, int town);
/// The coaches that stand in this town, by name.
json::array coaches_in(const Public& pub, int town);

}  // namespace saloon::desperados
