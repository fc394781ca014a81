// Options that count only with another one: refused where they would have no effect.
#include "engine/options.h"

#include <gmock/gmock.h>

namespace saloon {
namespace {

struct Config {
  u8 chooser{};
  u8 chosen{};
  u8 pace{2};
};
constexpr Names kChooser{"nobody", "host"};
constexpr Names kChosen{"unset", "left", "right"};
constexpr OptionRow<Config> kRows[] = {
    {.name = "chosen", .field = &Config::chosen, .values = kChosen, .needs = {"chooser", "host"}},
    {"chooser", &Config::chooser, kChooser},
    {"pace", &Config::pace, {}, 1, 5},
};
static_assert(needs_are_known(kRows));

constexpr OptionRow<Config> kNoSuchOption[] = {
    {.name = "chosen", .field = &Config::chosen, .values = kChosen, .needs = {"picker", "host"}},
    {"chooser", &Config::chooser, kChooser},
};
constexpr OptionRow<Config> kNoSuchValue[] = {
    {.name = "chosen", .field = &Config::chosen, .values = kChosen, .needs = {"chooser", "guest"}},
    {"chooser", &Config::chooser, kChooser},
};
static_assert(!needs_are_known(kNoSuchOption) && !needs_are_known(kNoSuchValue));

std::string error_of(const std::vector<OptionSetting>& settings) {
  Config config;
  return set_options(kRows, settings, config).error();
}

TEST(Options, ASettingWithoutWhatItNeedsIsRefused) {
  const std::string needs = "option chosen needs chooser = host";
  EXPECT_EQ(error_of({{"chosen", "left"}}), needs);
  EXPECT_EQ(error_of({{"chosen", "left"}, {"chooser", "nobody"}}), needs);
  EXPECT_EQ(error_of({{"chooser", "host"}, {"chosen", "left"}, {"chooser", "nobody"}}), needs) << "the later holds";
}

TEST(Options, WithItOrAtItsDefaultItIsTaken) {
  EXPECT_EQ(error_of({{"chooser", "host"}, {"chosen", "left"}}), "");
  EXPECT_EQ(error_of({{"chosen", "left"}, {"chooser", "host"}}), "") << "in any order";
  EXPECT_EQ(error_of({{"chosen", "unset"}}), "") << "the same as saying nothing";
  EXPECT_EQ(error_of({{"chooser", "host"}, {"pace", "5"}}), "") << "what is needed may stand alone";
}

TEST(Options, OtherFaultsAreToldFirst) {
  EXPECT_THAT(error_of({{"chosen", "up"}}), testing::HasSubstr("cannot be"));
  EXPECT_THAT(error_of({{"choosen", "left"}}), testing::HasSubstr("is not an option"));
}

TEST(Options, ASettingCanBringWhatItNeeds) {
  const std::vector<OptionInfo> known = option_infos(kRows);
  for (const OptionInfo& info : known) {
    for (const std::string& value : info.values) EXPECT_EQ(error_of(with_need(known, {info.name, value})), "") << value;
  }
  EXPECT_EQ(with_need(known, {"chosen", "left"}).size(), 2U);
  EXPECT_EQ(with_need(known, {"chosen", "unset"}).size(), 1U);
  EXPECT_EQ(with_need(known, {"pace", "3"}).size(), 1U);
}

}  // namespace
}  // namespace saloon
