// What the 56 faces do: one row per face. The jobs themselves are carried out in effects_*.cpp.
#pragma once

#include <array>

#include "games/dead_money/cards.h"

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

/// As components.json names them, in the same order.
inline constexpr std::array kEffectNames{
    "brain_to_holders_hand", "pool_and_redeal",     "all_pass_left",
    "topdeck_one",           "look_and_take",       "draw_then_discard",
    "holders_pass_right",    "brains_move_left",    "right_draws_1",
    "steal_two_or_draw_2",   "force_drop",          "race_for_six",
    "self_draw_1",           "play_brain",          "opponent_takes_random",
    "draw_per_brain",        "new_hand_of_six",     "two_players_swap",
    "holders_discard_1",     "die_counted_draws",   "draw_3_pass_2",
    "left_draws_1",          "take_random",         "play_top_of_deck",
    "self_draw_2",           "one_player_discards", "reorder_top_5",
    "level_hands",           "holders_pass_left",   "draw_1_pass_it",
    "brainless_pass_left",   "collect_and_discard", "steal_all_brains",
    "opponent_gives_1",      "may_give_king",       "steal_1_draw_1",
    "brain_from_discard",    "discard_a_brain",     "die_counted_discards_brain",
    "flip_until_letter",     "one_player_draws_2",  "this_card_to_deck",
    "all_discard_1",         "give_this_card",      "may_give_ace",
    "neighbours_draw_1",     "face_from_discard",
};
static_assert(kEffectNames.size() == unsigned(Effect::FaceFromDiscard) + 1);

/// By face: a row per rank, in the order of the suits D C H S.
inline constexpr std::array<Effect, kFaces> kEffectOf{
    Effect::PoolAndRedeal,      Effect::DrawPerBrain,        Effect::LevelHands,        Effect::DieCountedDiscardsBrain,
    Effect::AllPassLeft,        Effect::NewHandOfSix,        Effect::HoldersPassLeft,   Effect::FlipUntilLetter,
    Effect::TopdeckOne,         Effect::TwoPlayersSwap,      Effect::Draw1PassIt,       Effect::OnePlayerDraws2,
    Effect::LookAndTake,        Effect::HoldersDiscard1,     Effect::BrainlessPassLeft, Effect::ThisCardToDeck,
    Effect::DrawThenDiscard,    Effect::DieCountedDraws,     Effect::CollectAndDiscard, Effect::AllDiscard1,
    Effect::HoldersPassRight,   Effect::Draw3Pass2,          Effect::StealAllBrains,    Effect::GiveThisCard,
    Effect::BrainsMoveLeft,     Effect::LeftDraws1,          Effect::OpponentGives1,    Effect::MayGiveAce,
    Effect::RightDraws1,        Effect::TakeRandom,          Effect::MayGiveKing,       Effect::BrainsMoveLeft,
    Effect::StealTwoOrDraw2,    Effect::PlayTopOfDeck,       Effect::SelfDraw1,         Effect::NeighboursDraw1,
    Effect::ForceDrop,          Effect::SelfDraw2,           Effect::Steal1Draw1,       Effect::RightDraws1,
    Effect::RaceForSix,         Effect::OnePlayerDiscards,   Effect::BrainFromDiscard,  Effect::SelfDraw2,
    Effect::SelfDraw1,          Effect::ReorderTop5,         Effect::DiscardABrain,     Effect::FaceFromDiscard,
    Effect::BrainToHoldersHand, Effect::OpponentTakesRandom, Effect::ForceDrop,         Effect::Steal1Draw1,
    Effect::PlayBrain,          Effect::PlayBrain,           Effect::PlayBrain,         Effect::PlayBrain,
};
/// The clause that tells each effect.
inline constexpr std::array<const char*, kFaces> kEffectClauses{
    "DM-FX-2D",  "DM-FX-2C",  "DM-FX-2H",  "DM-FX-2S",  "DM-FX-3D", "DM-FX-3C", "DM-FX-3H", "DM-FX-3S",
    "DM-FX-4D",  "DM-FX-4C",  "DM-FX-4H",  "DM-FX-4S",  "DM-FX-5D", "DM-FX-5C", "DM-FX-5H", "DM-FX-5S",
    "DM-FX-6D",  "DM-FX-6C",  "DM-FX-6H",  "DM-FX-6S",  "DM-FX-7D", "DM-FX-7C", "DM-FX-7H", "DM-FX-7S",
    "DM-FX-8D",  "DM-FX-8C",  "DM-FX-8H",  "DM-FX-8S",  "DM-FX-9D", "DM-FX-9C", "DM-FX-9H", "DM-FX-9S",
    "DM-FX-10D", "DM-FX-10C", "DM-FX-10H", "DM-FX-10S", "DM-FX-JD", "DM-FX-JC", "DM-FX-JH", "DM-FX-JS",
    "DM-FX-QD",  "DM-FX-QC",  "DM-FX-QH",  "DM-FX-QS",  "DM-FX-KD", "DM-FX-KC", "DM-FX-KH", "DM-FX-KS",
    "DM-FX-AD",  "DM-FX-AC",  "DM-FX-AH",  "DM-FX-AS",  "DM-FX-BD", "DM-FX-BC", "DM-FX-BH", "DM-FX-BS",
};
constexpr const char* clause_of_effect(int face) { return kEffectClauses[unsigned(face)]; }
constexpr Effect effect_of(int face) { return kEffectOf[unsigned(face)]; }

}  // namespace saloon::dead_money
