// Is this a game? If not, the compiler stops here with the sentence that says what is missing, before it stumbles over
// it somewhere in a template.
#pragma once

#include "engine/game.h"
#include "engine/rows/parts.h"
#include "engine/wire/wire_rows.h"

namespace saloon {

/// Always true: a game that is not whole does not compile.
template <class G>
consteval bool is_whole_game() {
  static_assert(HasPlainNouns<G>, "State, View, Decision and Config must be plain bytes without padding, and small");
  static_assert(HasRules<G>, "a function of the concept is missing or has another type (engine/game.h, HasRules)");
  static_assert(SaysWhoSeesSealed<G>,
                "who sees a seat's sealed answers? static SeatSet sees_sealed(const Public&, Seat)");
  static_assert(HasTables<G>, "one of the tables kOptions, kAsks, kRolls, kProcs, kEvents is missing");
  static_assert(HasRows<G>, "one of the rows kVerbs, kPublic, kPrivate, kHidden, kEndReason is missing");
  static_assert(public_is_in_rows<G>(), "a byte of Public is in no row of kPublic, or in two");
  static_assert(private_is_in_rows<G>(), "a byte of Private is in no row of kPrivate, or in two");
  static_assert(field_names_differ(G::kPublic) && field_names_differ(G::kPrivate), "two fields have the same name");
  static_assert(names_differ(G::kEvents), "two events have the same name");
  static_assert(names_differ(G::kAsks), "two questions have the same name");
  static_assert(names_differ(WireRowsOf<G>::kFigures), "two figures have the same name");
  static_assert(events_explain_parts<G>(), "a row of kEvents explains a part that is no field of a view");
  static_assert(sealed_parts<G>() != ~u64{0}, "kSealedIn names a part that is no field of a view");
  static_assert(!HearsOfSealed<G> || HearsOfWithdrawn<G>,
                "what on_sealed notes must go again: static void on_withdrawn(Ctx&, Seat, const Decision& before)");
  static_assert(events_fit<G>(), "the members of an event need more bytes than it has (engine/event.h)");
  static_assert(questions_fit<G>(), "a question is about more than fits an event, or is put by no procedure of kProcs");
  static_assert(
      is_said(WireRowsOf<G>::kRows),
      "a kind or zone of a view, event or decision does not say what its JSON looks like (engine/rows/form.h)");
  return true;
}

}  // namespace saloon
