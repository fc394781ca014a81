#include "house/letters.h"

#include <algorithm>
#include <array>

namespace saloon::house {

namespace {

constexpr std::array<std::string_view, 5> kStageNames = {"gathering", "playing", "over", "closed", "broken"};

}  // namespace

std::string_view name_of(TableSummary::Stage stage) { return kStageNames[std::size_t(stage)]; }

std::optional<TableSummary::Stage> stage_named(std::string_view name) {
  const auto found = std::find(kStageNames.begin(), kStageNames.end(), name);
  if (found == kStageNames.end()) return std::nullopt;
  return TableSummary::Stage(found - kStageNames.begin());
}

std::string done_text(std::string_view id, const json::object& also) {
  json::object o{{"type", "done"}, {"id", id}};
  for (const auto& [key, value] : also) o.emplace(key, value);
  return json::serialize(o);
}

std::string refused_text(std::string_view id, const Refused& refused) {
  json::object why{{"clause", refused.clause}};
  if (!refused.detail.empty()) why.emplace("detail", refused.detail);
  return done_text(id, {{"refused", std::move(why)}});
}

std::string wrong_text(std::string_view detail, std::string_view id) {
  json::object o{{"type", "wrong"}, {"detail", detail}};
  if (!id.empty()) o.emplace("id", id);
  return json::serialize(o);
}

std::string bye_text(std::string_view why, std::optional<Moment> again) {
  json::object o{{"type", "bye"}, {"why", why}};
  if (again) o.emplace("again", *again);
  return json::serialize(o);
}

json::object hall_entry(const TableSummary& table) {
  return {{"table", table.table}, {"game", table.game}, {"host", table.host},
          {"seats", table.seats}, {"free", table.free}, {"stage", name_of(table.stage)}};
}

Letter letter_to(Connection to, std::string text) {
  return {.to = to, .text = std::make_shared<const std::string>(std::move(text))};
}

}  // namespace saloon::house
