#include "engine/wire/wire.h"

#include "engine/match/match.h"
#include "engine/wire/wire_rows.h"

namespace saloon::wire {

const Definition* find(const Definitions& all, std::string_view name) {
  const auto at = std::find_if(all.begin(), all.end(), [&](const Definition& d) { return d.name == name; });
  return at == all.end() ? nullptr : &*at;
}

Type one_word(std::string_view word) { return {.form = Type::Form::Words, .words = {std::string(word)}}; }
Type named(std::string_view name, std::vector<Type> arguments) {
  return {.form = Type::Form::Named, .name = std::string(name), .of = std::move(arguments)};
}
Type list(Type of, bool once) { return {.form = Type::Form::List, .of = {std::move(of)}, .once = once}; }
Type object(std::vector<TypeMember> members) { return {.form = Type::Form::Object, .members = std::move(members)}; }
Type either(std::vector<Type> choices, const char* tag) {
  return {.form = Type::Form::Either, .of = std::move(choices), .tag = tag};
}
Type keyed(Type keys, Type values, bool all) {
  return {.form = Type::Form::Keyed, .of = {std::move(keys), std::move(values)}, .all = all};
}

namespace {

/// Left out where there is none.
bool may_be_left_out(const Kind& k) { return k.optional; }

/// The types of one game. Kinds that have a name are defined before what uses them.
class Types {
 public:
  explicit Types(const GameInfo& game) : game_(game), rows_(*game.wire) {}

  Definitions all() {
    define("Seat", seat());
    define("Options", options());
    define("Question", question());
    define("Decision", decision());
    define("Event", event());
    if (!rows_.figures.empty()) define("Figure", figure());
    std::vector<TypeMember> open{{"seats", number(game_.min_seats, game_.max_seats)},
                                 {"options", named("Options")},
                                 {"asked", named("Questions", {named("Question")})}};
    define("Public", object(with_fields(std::move(open), rows_.open)));
    std::vector<TypeMember> own = with_fields({}, rows_.own);
    own.push_back({"sealed", named("Decision"), false});
    define("Private", object(std::move(own)));
    define("View", named("ViewOf", {named("Public"), named("Private")}));
    define("Legal", named("LegalOf", {named("Decision")}));
    define("Outcome", named("OutcomeOf", {of(*rows_.end_reason)}));
    return std::move(all_);
  }

 private:
  void define(std::string_view name, Type type, const char* about = nullptr) {
    all_.push_back({std::string(name), about == nullptr ? "" : about, std::move(type)});
  }

  static Type number(i64 low, i64 high) { return {.form = Type::Form::Number, .low = low, .high = high}; }

  [[nodiscard]] Type seat() const {
    Type t{.form = Type::Form::Words, .least = u64(game_.min_seats)};
    for (int p = 0; p < game_.max_seats; ++p) t.words.emplace_back(kinds::seat_text(p));
    return t;
  }

  [[nodiscard]] Type options() const {
    std::vector<TypeMember> members;
    for (const OptionInfo& option : game_.options) {
      Type type = number(option.min, option.max);
      type.unit = option.step;
      if (!option.values.empty()) type = {.form = Type::Form::Words, .words = option.values};
      members.push_back({option.name, std::move(type)});
    }
    return object(std::move(members));
  }

  std::vector<TypeMember> members_of(std::span<const Member> members) {
    std::vector<TypeMember> out;
    for (const Member& m : members) out.push_back(member(m));
    return out;
  }

  Type question() {
    std::vector<Type> questions;
    std::vector<std::string> names;
    for (const NamedShape& q : rows_.questions) {
      questions.push_back(object({{"ask", one_word(q.name)}, {"about", object(members_of(q.members))}}));
      names.emplace_back(q.name);
    }
    define("QuestionName", {.form = Type::Form::Words, .words = std::move(names)});
    return either(std::move(questions), "ask");
  }

  /// Two rows may have one name, as a gang of a colour and a gang of a character have.
  Type decision() {
    std::vector<Type> verbs;
    for (std::size_t i = 0; i < rows_.verbs.size(); ++i) {
      const NamedShape& verb = rows_.verbs[i];
      if (i > 0 && std::string_view(rows_.verbs[i - 1].name) == verb.name) continue;
      std::vector<TypeMember> members = members_of(verb.members);
      members.insert(members.begin(), {"do", one_word(verb.name)});
      verbs.push_back(object(std::move(members)));
    }
    return either(std::move(verbs), "do");
  }

  Type event() {
    const Type question = named("Question");
    std::vector<Type> events{named("Asked", {question}), named("Offered", {question}), named("Answered"),
                             named("Withdrawn"), named("TakenBack")};
    for (const EventRow& row : rows_.events) events.push_back(object(members_of(row)));
    return either(std::move(events), "event");
  }

  /// Not sent by any house: what modules give boards (wasm/README.md).
  Type figure() {
    std::vector<Type> figures;
    for (const FigureRow& row : rows_.figures) {
      std::vector<TypeMember> members = members_of(std::span(row.members).first(row.arguments()));
      members.insert(members.begin(), {"figure", one_word(row.name)});
      members.push_back({"n", of(kAmount)});
      const bool fraction = row.holds == Holds::Chance || row.holds == Holds::Mean;
      if (fraction) members.push_back({"of", of(kCount)});
      if (fraction) members.push_back({"error", of(kCount), false});
      figures.push_back(object(std::move(members)));
    }
    return either(std::move(figures), "figure");
  }

  /// A member that is open at one time and secret at another has two rows.
  std::vector<TypeMember> members_of(const EventRow& row) {
    std::vector<TypeMember> members{{"event", one_word(row.name)}};
    bool secret = false;
    for (const EventMember& m : row.members) {
      if (m.name == nullptr) break;
      if (!m.again) secret = m.secret;
      if (std::any_of(members.begin(), members.end(), [&](const TypeMember& t) { return t.name == m.name; })) continue;
      members.push_back(member({m.name, m.kind}));
      members.back().secret = secret;
      members.back().always = members.back().always && !secret;
    }
    return members;
  }

  std::vector<TypeMember> with_fields(std::vector<TypeMember> members, std::span<const FieldShape> fields) {
    for (const FieldShape& f : fields) {
      if (f.keys != nullptr) {
        members.push_back({f.name, keyed(key(*f.keys), of(*f.kind), !may_be_left_out(*f.kind))});
      } else {
        members.push_back(member({f.name, f.kind}));
      }
      if (f.sometimes) members.back().always = false;
    }
    return members;
  }

  TypeMember member(const Member& m) { return {m.name, of(*m.kind), !may_be_left_out(*m.kind)}; }

  Type of(const Kind& k) {
    Type type = k.type != nullptr ? by_name(k) : shape(k);
    return k.null ? either({std::move(type), {.form = Type::Form::Null}}) : type;
  }

  Type by_name(const Kind& k) {
    const bool is_new = k.form != Form::Defined && find(all_, k.type) == nullptr;
    if (is_new) {
      Type type = shape(k);
      define(k.type, std::move(type), k.what);
    }
    return named(k.type);
  }

  Type key(const Kind& k) { return k.type != nullptr ? by_name(k) : words(k); }

  Type shape(const Kind& k) {
    switch (k.form) {
      case Form::Name:
        return words(k);
      case Form::Number: {
        Type type = number(k.low * k.unit, k.high * k.unit);
        type.unit = k.unit;
        return type;
      }
      case Form::Flag:
        return {.form = Type::Form::Flag};
      case Form::Set:
      case Form::List: {
        Type type = list(of(*k.of), k.form == Form::Set);
        type.least = k.least;
        type.most = k.most;
        return type;
      }
      case Form::Like:
        return of(*k.of);
      case Form::Object:
        return object(members_of(k.members));
      case Form::Keyed:
      case Form::Some:
        return keyed(key(*k.keys), of(*k.of), k.form == Form::Keyed);
      case Form::Either: {
        std::vector<Type> choices;
        for (const Member& m : k.members) choices.push_back(of(*m.kind));
        return either(std::move(choices));
      }
      case Form::Defined:
        return named(k.type);
      case Form::Unsaid:
        break;  // does not compile (engine/whole_game.h)
    }
    return {};
  }

  static Type words(const Kind& k) {
    Type type{.form = Type::Form::Words};
    for (i64 i = k.low; i <= k.high; ++i) type.words.emplace_back(k.name_of(i));
    return type;
  }

  const GameInfo& game_;
  const WireRows& rows_;
  Definitions all_;
};

}  // namespace

Definitions types_of(const GameInfo& game) { return Types(game).all(); }

}  // namespace saloon::wire
