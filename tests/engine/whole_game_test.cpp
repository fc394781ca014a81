// What is no game does not compile. Each struct below is the template with one thing taken away or put wrong; the
// sentence that the compiler says then stands in engine/whole_game.h.
#include "engine/whole_game.h"

#include <gtest/gtest.h>

#include "games/_template/game.h"

namespace saloon {
namespace {

/// The template under another name, so that one of its members can be hidden.
template <class Self>
struct Copy : toy::Game {  // NOLINT(bugprone-crtp-constructor-accessibility): nobody makes one
  static void advance(Ctx<Self>& c);
};

struct Whole : Copy<Whole> {};
static_assert(GameRules<toy::Game> && is_whole_game<toy::Game>());
static_assert(GameRules<Whole> && is_whole_game<Whole>());

struct WithoutShares : Copy<WithoutShares> {
  static void sees_sealed();
};
struct SharesWithEverybody : Copy<SharesWithEverybody> {
  static bool sees_sealed(const Public& pub, Seat p);
};
struct WithoutOptions : Copy<WithoutOptions> {
  static void kOptions();
};
struct WithoutAsks : Copy<WithoutAsks> {
  static void kAsks();
};
struct WithoutRolls : Copy<WithoutRolls> {
  static void kRolls();
};
struct WithoutProcs : Copy<WithoutProcs> {
  static void kProcs();
};
struct WithoutEvents : Copy<WithoutEvents> {
  static void kEvents();
};
struct WithoutVerbs : Copy<WithoutVerbs> {
  static void kVerbs();
};
struct WithoutPublic : Copy<WithoutPublic> {
  static void kPublic();
};
struct WithoutPrivate : Copy<WithoutPrivate> {
  static void kPrivate();
};
struct WithoutHidden : Copy<WithoutHidden> {
  static void kHidden();
};
struct WithoutEndReason : Copy<WithoutEndReason> {
  static void kEndReason();
};
static_assert(!GameRules<WithoutShares> && HasRules<WithoutShares> && !SaysWhoSeesSealed<WithoutShares>);
static_assert(!GameRules<SharesWithEverybody>);
static_assert(!GameRules<WithoutOptions> && !HasTables<WithoutOptions>);
static_assert(!GameRules<WithoutAsks> && !GameRules<WithoutRolls> && !GameRules<WithoutProcs>);
static_assert(!GameRules<WithoutEvents> && !HasTables<WithoutEvents>);
static_assert(!GameRules<WithoutVerbs> && HasTables<WithoutVerbs> && !HasRows<WithoutVerbs>);
static_assert(!GameRules<WithoutPublic> && !GameRules<WithoutPrivate> && !GameRules<WithoutHidden>);
static_assert(!GameRules<WithoutEndReason> && !HasRows<WithoutEndReason>);

// --- rows that are not sound
struct ForgetsAField : Copy<ForgetsAField> {
  static constexpr FieldRow<Private> kPrivate[] = {field<&Private::hand>("hand", toy::kCards),
                                                   spare<&Private::spare>()};
};
struct NamesAFieldTwice : Copy<NamesAFieldTwice> {
  static constexpr FieldRow<Private> kPrivate[] = {field<&Private::hand>("hand", toy::kCards),
                                                   field<&Private::partner_bid>("hand", toy::kPartnerBid),
                                                   spare<&Private::spare>()};
};
struct ExplainsNothingThatIs : Copy<ExplainsNothingThatIs> {
  static constexpr EventRow kEvents[] = {{"leads", {toy::kWho}, {"leeder"}}};
};
struct TellsTooMuch : Copy<TellsTooMuch> {
  static constexpr EventRow kEvents[] = {{"leads", {told("hand", toy::kCards), told("deck", toy::kCards)}}};
};
struct TellsTheSameTwice : Copy<TellsTheSameTwice> {
  static constexpr EventRow kEvents[] = {{"leads"}, {"leads"}};
};
// --- JSON of which nobody knows what it looks like
constexpr Kind kOwn{.what = "anything", .write = kinds::write_number, .read = kinds::read_number};
struct TellsAnything : Copy<TellsAnything> {
  static constexpr EventRow kEvents[] = {{"leads", {told("seat", kOwn)}}};
};
void write_anything(Writer& /*w*/, const toy::Public& /*pub*/) {}
struct ShowsAnything : Copy<ShowsAnything> {
  static constexpr FieldRow<Public> kPublic[] = {shown<write_anything>("anything")};
};
static_assert(is_said(WireRowsOf<Whole>::kRows));
static_assert(!is_said(WireRowsOf<TellsAnything>::kRows) && !is_said(WireRowsOf<ShowsAnything>::kRows));

static_assert(rows_are_sound<Whole>());
static_assert(!rows_are_sound<ForgetsAField>() && !private_is_in_rows<ForgetsAField>());
static_assert(!rows_are_sound<NamesAFieldTwice>() && private_is_in_rows<NamesAFieldTwice>());
static_assert(!rows_are_sound<ExplainsNothingThatIs>() && !events_explain_parts<ExplainsNothingThatIs>());
static_assert(!rows_are_sound<TellsTooMuch>() && !events_fit<TellsTooMuch>());
static_assert(!rows_are_sound<TellsTheSameTwice>() && !names_differ(TellsTheSameTwice::kEvents));

TEST(WholeGame, IsCheckedByTheCompiler) { EXPECT_TRUE(is_whole_game<toy::Game>()); }

// --- a decision that is one of several verbs
using toy::Bid;
using toy::Gift;
using toy::Raise;

TEST(OneOf, IsOneOfItsVerbs) {
  constexpr toy::Decision kBid = Bid{7};
  static_assert(kBid.is<Bid>() && !kBid.is<Raise>() && kBid.as<Bid>().card == 7 && kBid.as<Raise>().by == 0);
  static_assert(!toy::Decision{}.is<Bid>() && toy::Decision{}.verb() == 0);
  static_assert(toy::Decision(Gift{0}) != toy::Decision(Bid{0}));
  EXPECT_TRUE(is_formed<toy::Game>(kBid));
  EXPECT_FALSE(is_formed<toy::Game>(toy::Decision{}));
  EXPECT_FALSE(is_formed<toy::Game>(Bid{8}));
  EXPECT_FALSE(is_formed<toy::Game>(Raise{0}));
}

}  // namespace
}  // namespace saloon
