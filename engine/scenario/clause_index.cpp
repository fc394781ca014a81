#include "engine/scenario/clause_index.h"

#include <algorithm>

#include "engine/json/json.h"
#include "engine/scenario/scenario_run.h"

namespace saloon {

namespace {

/// The IDs under "clauses"; one line in `error` if something is wrong about them.
std::vector<std::string> named_clauses(const NamedText& scenario, std::string& error) {
  std::vector<std::string> ids;
  Reader r(error);
  const auto document = parse_json(scenario.text, Comments::Allowed);
  if (!document) {
    r.fail(document.error());
    return ids;
  }
  const json::object& o = r.object(&*document, "a scenario");
  for (const json::value& id : r.array(o.if_contains("clauses"), "clauses")) ids.emplace_back(r.text(&id, "a clause"));
  if (r.ok() && ids.empty()) error = "names no clause";
  if (ids.size() > kMostClauses) error = "names " + std::to_string(ids.size()) + " clauses; six are the most";
  return ids;
}

ClauseProofs* find_proofs(ClauseIndex& index, std::string_view id) {
  const auto it = std::find_if(index.clauses.begin(), index.clauses.end(),
                               [&](const ClauseProofs& p) { return p.clause.id == id; });
  return it == index.clauses.end() ? nullptr : &*it;
}

}  // namespace

bool ClauseIndex::complete() const {
  return errors.empty() && std::all_of(clauses.begin(), clauses.end(), [](const auto& c) { return c.proven(); });
}

ClauseIndex index_clauses(const Rules& rules, std::string_view prefix, const std::vector<NamedText>& scenarios,
                          const std::vector<NamedText>& tests) {
  ClauseIndex index;
  for (const Clause& c : rules.clauses) index.clauses.push_back({c, {}, {}});
  for (const NamedText& scenario : scenarios) {
    std::string error;
    for (const std::string& id : named_clauses(scenario, error)) {
      ClauseProofs* proofs = find_proofs(index, id);
      if (proofs != nullptr) proofs->scenarios.push_back(scenario.name);
      if (!is_clause_of(rules, id) && error.empty()) error = "names the unknown clause " + id;
    }
    if (!error.empty()) index.errors.push_back(scenario.name + ": " + error);
  }
  for (const NamedText& test : tests) {
    for (const std::string& id : clause_ids_in(test.text, prefix)) {
      if (ClauseProofs* proofs = find_proofs(index, id)) proofs->tests.push_back(test.name);
    }
  }
  return index;
}

}  // namespace saloon
