// What the 56 faces do: one row per face. The jobs themselves are carried out in effects_*.cpp.
#pragma once

#include <array>
#include <string_view>

#include "games/dead_money/flow.h"

namespace saloon::dead_money {

enum class Effect : u8 {
  BrainToHoldersHand,
  PoolAndRedeal,
  AllPassLeft,
  TopdeckOne,
  LookAndTake,
  DrawThenDiscard,
  HoldersPassRight,
  BrainsMoveLeft,
  RightDraws1,
  StealTwoOrDraw2,
  ForceDrop,
  RaceForSix,
  SelfDraw1,
  PlayBrain,
  OpponentTakesRandom,
  DrawPerBrain,
  NewHandOfSix,
  TwoPlayersSwap,
  HoldersDiscard1,
  DieCountedDraws,
  Draw3Pass2,
  LeftDraws1,
  TakeRandom,
  PlayTopOfDeck,
  SelfDraw2,
  OnePlayerDiscards,
  ReorderTop5,
  LevelHands,
  HoldersPassLeft,
  Draw1PassIt,
  BrainlessPassLeft,
  CollectAndDiscard,
  StealAllBrains,
  OpponentGives1,
  MayGiveKing,
  Steal1Draw1,
  BrainFromDiscard,
  DiscardABrain,
  DieCountedDiscardsBrain,
  FlipUntilLetter,
  OnePlayerDraws2,
  ThisCardToDeck,
  AllDiscard1,
  GiveThisCard,
  MayGiveAce,
  NeighboursDraw1,
  FaceFromDiscard,
};

/// `first` and `then` are the procedures that ask for it; Proc::Turn stands for none.
struct FaceRow {
  const char* clause;  ///< that tells the effect; the code of the card behind "DM-FX-"
  const char* name;    ///< of the effect in components.json
  Effect effect;
  Proc first = Proc::Turn;
  Proc then = Proc::Turn;
};

/// By face: the suits D C H S of every rank.
inline constexpr FaceRow kFaceRows[kFaces] = {
    {"DM-FX-2D", "pool_and_redeal", Effect::PoolAndRedeal, Proc::PassRound},
    {"DM-FX-2C", "draw_per_brain", Effect::DrawPerBrain},
    {"DM-FX-2H", "level_hands", Effect::LevelHands, Proc::DiscardInTurn},
    {"DM-FX-2S", "die_counted_discards_brain", Effect::DieCountedDiscardsBrain, Proc::ChooseBrain},
    {"DM-FX-3D", "all_pass_left", Effect::AllPassLeft, Proc::PassRound},
    {"DM-FX-3C", "new_hand_of_six", Effect::NewHandOfSix},
    {"DM-FX-3H", "holders_pass_left", Effect::HoldersPassLeft, Proc::PassRound},
    {"DM-FX-3S", "flip_until_letter", Effect::FlipUntilLetter},
    {"DM-FX-4D", "topdeck_one", Effect::TopdeckOne, Proc::Topdeck},
    {"DM-FX-4C", "two_players_swap", Effect::TwoPlayersSwap, Proc::Swap},
    {"DM-FX-4H", "draw_1_pass_it", Effect::Draw1PassIt, Proc::DrawAndAssign},
    {"DM-FX-4S", "one_player_draws_2", Effect::OnePlayerDraws2, Proc::ChooseSeat},
    {"DM-FX-5D", "look_and_take", Effect::LookAndTake, Proc::ChooseSeat, Proc::LookAndTake},
    {"DM-FX-5C", "holders_discard_1", Effect::HoldersDiscard1, Proc::DiscardInTurn},
    {"DM-FX-5H", "brainless_pass_left", Effect::BrainlessPassLeft, Proc::PassRound},
    {"DM-FX-5S", "this_card_to_deck", Effect::ThisCardToDeck},
    {"DM-FX-6D", "draw_then_discard", Effect::DrawThenDiscard, Proc::DiscardInTurn},
    {"DM-FX-6C", "die_counted_draws", Effect::DieCountedDraws},
    {"DM-FX-6H", "collect_and_discard", Effect::CollectAndDiscard, Proc::Give},
    {"DM-FX-6S", "all_discard_1", Effect::AllDiscard1, Proc::DiscardInTurn},
    {"DM-FX-7D", "holders_pass_right", Effect::HoldersPassRight, Proc::PassRound},
    {"DM-FX-7C", "draw_3_pass_2", Effect::Draw3Pass2, Proc::DrawAndAssign},
    {"DM-FX-7H", "steal_all_brains", Effect::StealAllBrains},
    {"DM-FX-7S", "give_this_card", Effect::GiveThisCard, Proc::ChooseSeat},
    {"DM-FX-8D", "brains_move_left", Effect::BrainsMoveLeft},
    {"DM-FX-8C", "left_draws_1", Effect::LeftDraws1},
    {"DM-FX-8H", "opponent_gives_1", Effect::OpponentGives1, Proc::ChooseSeat, Proc::Give},
    {"DM-FX-8S", "may_give_ace", Effect::MayGiveAce, Proc::Give},
    {"DM-FX-9D", "right_draws_1", Effect::RightDraws1},
    {"DM-FX-9C", "take_random", Effect::TakeRandom, Proc::ChooseSeat},
    {"DM-FX-9H", "may_give_king", Effect::MayGiveKing, Proc::Give},
    {"DM-FX-9S", "brains_move_left", Effect::BrainsMoveLeft},
    {"DM-FX-10D", "steal_two_or_draw_2", Effect::StealTwoOrDraw2, Proc::ChooseBrain},
    {"DM-FX-10C", "play_top_of_deck", Effect::PlayTopOfDeck, Proc::PlayTop},
    {"DM-FX-10H", "self_draw_1", Effect::SelfDraw1},
    {"DM-FX-10S", "neighbours_draw_1", Effect::NeighboursDraw1},
    {"DM-FX-JD", "force_drop", Effect::ForceDrop, Proc::ChooseBrain},
    {"DM-FX-JC", "self_draw_2", Effect::SelfDraw2},
    {"DM-FX-JH", "steal_1_draw_1", Effect::Steal1Draw1, Proc::ChooseBrain},
    {"DM-FX-JS", "right_draws_1", Effect::RightDraws1},
    {"DM-FX-QD", "race_for_six", Effect::RaceForSix, Proc::ChooseBrain},
    {"DM-FX-QC", "one_player_discards", Effect::OnePlayerDiscards, Proc::ChooseSeat, Proc::DiscardInTurn},
    {"DM-FX-QH", "brain_from_discard", Effect::BrainFromDiscard, Proc::Fetch, Proc::ChooseBrain},
    {"DM-FX-QS", "self_draw_2", Effect::SelfDraw2},
    {"DM-FX-KD", "self_draw_1", Effect::SelfDraw1},
    {"DM-FX-KC", "reorder_top_5", Effect::ReorderTop5, Proc::Reorder},
    {"DM-FX-KH", "discard_a_brain", Effect::DiscardABrain, Proc::ChooseBrain},
    {"DM-FX-KS", "face_from_discard", Effect::FaceFromDiscard, Proc::Fetch},
    {"DM-FX-AD", "brain_to_holders_hand", Effect::BrainToHoldersHand, Proc::ChooseBrain},
    {"DM-FX-AC", "opponent_takes_random", Effect::OpponentTakesRandom, Proc::ChooseSeat},
    {"DM-FX-AH", "force_drop", Effect::ForceDrop, Proc::ChooseBrain},
    {"DM-FX-AS", "steal_1_draw_1", Effect::Steal1Draw1, Proc::ChooseBrain},
    {"DM-FX-BD", "play_brain", Effect::PlayBrain},
    {"DM-FX-BC", "play_brain", Effect::PlayBrain},
    {"DM-FX-BH", "play_brain", Effect::PlayBrain},
    {"DM-FX-BS", "play_brain", Effect::PlayBrain},
};

constexpr const char* clause_of_effect(int face) { return kFaceRows[unsigned(face)].clause; }
/// "10S" is the ten of spades, "BC" a Brain of clubs.
constexpr std::string_view face_name(int face) { return std::string_view(clause_of_effect(face)).substr(6); }

/// The effects alone: what playouts look up all the time.
inline constexpr std::array<Effect, kFaces> kEffectOf = [] {
  std::array<Effect, kFaces> effects{};
  for (unsigned face = 0; face < kFaces; ++face) effects[face] = kFaceRows[face].effect;
  return effects;
}();
constexpr Effect effect_of(int face) { return kEffectOf[unsigned(face)]; }

}  // namespace saloon::dead_money
