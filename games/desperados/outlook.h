// What a decision would bring: to the gang, where the marshal can be by now and what there is to take; to the marshal,
// where he would meet somebody. Nobody knows how people ride: the chances are those of riders who take any lawful card.
#pragma once

#include "engine/rows/figures.h"
#include "games/desperados/state.h"

namespace saloon::desperados {

class Outlook {
 public:
  static constexpr FigureRow kFigures[] = {
      {"marshal", Holds::Chance, {{"town", &kTown}}},  ///< he is there by now
      {"arrest", Holds::Chance},                       ///< he meets me then, or has met me in this round already
      {"loot", Holds::Mean},                           ///< in dollars, of a tile nobody has seen
      {"needed", Holds::Sure},                         ///< disks, for this action to be announced
      {"joined", Holds::Sure},                         ///< mine, and those of mates who have chosen the same
      {"gang", Holds::Chance, {{"town", &kTown}}},     ///< after this turn somebody of the gang rides there
      {"meet", Holds::Chance},                         ///< the same of the town that is chosen
  };

  explicit Outlook(const View& view);
  void whole(Figures<Outlook>& out) const;
  void of(const Decision& d, Figures<Outlook>& out) const;

 private:
  void follow_marshal(int town, u32 hand, int turn, double chance, bool met);
  void imagine_gang();
  void add_arrest(int town, Figures<Outlook>& out) const;
  void add_action(const Decision& d, Figures<Outlook>& out) const;
  void add_meeting(int town, Figures<Outlook>& out) const;

  View view_;
  // What the gang may think of the marshal.
  std::array<u8, kTurns + 1> my_town_{};  ///< after each turn that is over, + 1
  std::array<double, kTowns> marshal_{};  ///< he is there
  std::array<double, kTowns> unmet_{};    ///< and has not met me in an earlier turn
  double met_ = 0;                        ///< he has
  // What he may think of the gang.
  int worlds_ = 0;
  std::array<int, kTowns> gang_{};
};

}  // namespace saloon::desperados
