// The rows that a game's views, events, questions and decisions are written from, for programs that do not know its
// type.
#pragma once

#include <algorithm>

#include "engine/rows/codec.h"
#include "engine/rows/figures.h"

namespace saloon {

struct FieldShape {
  const char* name{};
  const Kind* kind{};
  const Kind* keys{};
  bool sometimes{};
};
struct WireRows {
  std::span<const NamedShape> verbs;
  std::span<const EventRow> events;
  std::span<const FieldShape> open, own;  ///< of Public and of Private
  std::span<const NamedShape> questions;
  const Kind* end_reason{};
  std::span<const FigureRow> figures;
};

template <class G>
struct WireRowsOf {
  template <const auto& Rows>
  static constexpr auto kFields = [] {
    constexpr auto kWritten = [](const auto& row) { return row.write != nullptr; };
    std::array<FieldShape, std::size_t(std::count_if(std::begin(Rows), std::end(Rows), kWritten))> fields{};
    std::size_t n = 0;
    for (const auto& row : Rows) {
      if (kWritten(row)) fields[n++] = {row.name, row.kind, row.keys, row.present != nullptr};
    }
    return fields;
  }();
  /// The first row is no question.
  static constexpr std::size_t kAsked = std::size(G::kAsks) - 1;
  static constexpr std::size_t kMostSubjects = [] {
    std::size_t most = 0;
    for (const auto& row : G::kAsks) most = std::max(most, std::size(row.about));
    return most;
  }();
  static constexpr auto kAbout = [] {
    std::array<std::array<Member, kMostSubjects>, kAsked> about{};
    for (std::size_t i = 0; i < kAsked; ++i) {
      std::size_t n = 0;
      for (const auto& subject : G::kAsks[i + 1].about) about[i][n++] = {subject.name, subject.kind};
    }
    return about;
  }();
  static constexpr auto kQuestions = [] {
    std::array<NamedShape, kAsked> questions{};
    for (std::size_t i = 0; i < kAsked; ++i) {
      const auto& row = G::kAsks[i + 1];
      questions[i] = {row.name, std::span<const Member>(kAbout[i]).first(std::size(row.about))};
    }
    return questions;
  }();

  static constexpr std::span<const FigureRow> kFigures = [] {
    if constexpr (requires { G::Outlook::kFigures; })
      return std::span<const FigureRow>(G::Outlook::kFigures);
    else
      return std::span<const FigureRow>();
  }();

  static constexpr WireRows kRows{kVerbShapes<G>, G::kEvents, kFields<G::kPublic>, kFields<G::kPrivate>, kQuestions,
                                  &G::kEndReason, kFigures};
};

// --- does every kind of it say what it looks like?
constexpr bool is_said(const Kind& k) {
  if (k.form == Form::Unsaid) return false;
  const bool has_parts = k.form != Form::Name && k.form != Form::Number && k.form != Form::Flag;
  if (!has_parts) return true;
  for (const Member& m : k.members) {
    if (!is_said(*m.kind)) return false;
  }
  return (k.of == nullptr || is_said(*k.of)) && (k.keys == nullptr || is_said(*k.keys));
}

constexpr bool is_said(const WireRows& rows) {
  for (const auto& shapes : {rows.verbs, rows.questions}) {
    for (const NamedShape& shape : shapes) {
      if (!is_said(with_members(shape.members))) return false;
    }
  }
  for (const EventRow& row : rows.events) {
    for (const EventMember& m : row.members) {
      if (m.name != nullptr && !is_said(*m.kind)) return false;
    }
  }
  for (const FigureRow& row : rows.figures) {
    for (std::size_t i = 0; i < row.arguments(); ++i) {
      if (!is_said(*row.members[i].kind)) return false;
    }
  }
  for (const auto& fields : {rows.open, rows.own}) {
    for (const FieldShape& field : fields) {
      if (!is_said(*field.kind)) return false;
    }
  }
  return true;
}

}  // namespace saloon
