// The open round of questions as JSON. In a state the questions stand beside the running procedures; in a view, on the
// wire, there are no procedures, and each question says itself what it is about (rows/about.h).
#pragma once

#include "engine/match/codec_parts.h"

namespace saloon {

// --- in a state
/// What each of these seats is asked, by name.
template <class G>
void write_questions(Writer& w, const typename G::Public& pub, u16 seats) {
  w.object([&] {
    for (const Seat p : SeatSet{seats}) w.text(kinds::seat_text(p), G::kAsks[pub.asked.what[p]].name);
  });
}

template <class G>
void write_asked(Writer& w, const typename G::Public& pub) {
  w.object([&] {
    w.number("round", pub.asked.round);
    w.key("required");
    write_questions<G>(w, pub, pub.asked.required);
    w.key("offered");
    write_questions<G>(w, pub, pub.asked.offered);
    w.key("answered");
    write_seats(w, {pub.asked.answered});
  });
}

template <class G>
u16 read_questions(Reader& r, const json::value* v, std::string_view what, typename G::Public& pub) {
  SeatSet who;
  if (v == nullptr) return 0;
  for (const auto& [key, value] : r.object(v, what)) {
    const json::value name(key);
    const Seat p = r.seat(&name, what, pub.seats);
    const int ask = read_name(r, r.text(&value, what), what, names_of(G::kAsks));
    if (ask == 0) r.fail(std::string(what) + ": a seat cannot be asked nothing");
    if (pub.asked.what[p] != 0) r.fail(seat_name(p) + " is asked twice");
    pub.asked.what[p] = u8(ask);
    who.add(p);
  }
  return who.bits;
}

/// Missing or null: nobody is asked.
template <class G>
void read_asked(Reader& r, const json::value* v, typename G::Public& pub) {
  if (v == nullptr || v->is_null()) return;
  const json::object& o = r.object(v, "asked");
  r.only_keys(o, "asked", {"round", "required", "offered", "answered"});
  pub.asked.round = u16(r.number(o.if_contains("round"), "round", 0, 65535));
  pub.asked.required = read_questions<G>(r, o.if_contains("required"), "required", pub);
  pub.asked.offered = read_questions<G>(r, o.if_contains("offered"), "offered", pub);
  if (o.contains("answered")) pub.asked.answered = read_seats(r, o.if_contains("answered"), "answered", pub.seats).bits;
}

// --- in a view
/// {"pile": "P2", …}: what a question is about.
template <class G>
void write_about(Writer& w, const typename G::Public& pub, u8 ask) {
  w.object([&] {
    for (const auto& subject : G::kAsks[ask].about) {
      write_member(w, subject.name, *subject.kind, subject.get(pub));
    }
  });
}

/// The same out of the bytes of an event.
template <class G>
void write_told_about(Writer& w, const Event& e) {
  w.object([&] {
    const u8* at = e.open.data();
    for (const auto& subject : G::kAsks[e.question].about) {
      write_member(w, subject.name, *subject.kind, value_at(*subject.kind, at));
      at += subject.kind->width;
    }
  });
}

template <class G>
void write_seen_asked(Writer& w, const typename G::Public& pub) {
  w.object([&] {
    w.number("round", pub.asked.round);
    w.key("required");
    write_seats(w, {pub.asked.required});
    w.key("offered");
    write_seats(w, {pub.asked.offered});
    w.key("answered");
    write_seats(w, {pub.asked.answered});
    w.object("questions", [&] {
      for (const Seat p : pub.asked.open()) {
        w.object(kinds::seat_text(p), [&] {
          w.text("ask", G::kAsks[pub.asked.what[p]].name);
          w.key("about");
          write_about<G>(w, pub, pub.asked.what[p]);
        });
      }
    });
  });
}

/// Who is asked what. The procedure that asks becomes the only one that runs: in a view nobody knows more of them.
template <class G>
void read_seen_asked(Reader& r, const json::value* v, typename G::Public& pub) {
  const json::object& o = r.object(v, "asked");
  r.only_keys(o, "asked", {"round", "required", "offered", "answered", "questions"});
  pub.asked.round = u16(r.number(o.if_contains("round"), "round", 0, 65535));
  pub.asked.required = read_seats(r, o.if_contains("required"), "required", pub.seats).bits;
  pub.asked.offered = read_seats(r, o.if_contains("offered"), "offered", pub.seats).bits;
  pub.asked.answered = read_seats(r, o.if_contains("answered"), "answered", pub.seats).bits;
  const json::object& questions = r.object(o.if_contains("questions"), "questions");
  for (const Seat p : pub.asked.open()) {
    const json::object& question = r.object(questions.if_contains(seat_name(p)), "the question to " + seat_name(p));
    r.only_keys(question, "a question", {"ask", "about"});
    const int ask = read_name(r, r.text(question.if_contains("ask"), "ask"), "ask", names_of(G::kAsks));
    if (ask == 0) r.fail("a seat cannot be asked nothing");
    pub.asked.what[p] = u8(ask);
    if (pub.flow.over()) pub.flow.push(frame_of(G::kAsks[std::size_t(ask)].in));
  }
  if (questions.size() != std::size_t(pub.asked.open().size())) r.fail("questions has a seat that is not asked");
}

/// What the questions are about, once all else is read: put back where listing and judging find it.
template <class G>
void read_about(Reader& r, const json::value* asked, typename G::Public& pub) {
  const json::object& questions = r.object(r.object(asked, "asked").if_contains("questions"), "questions");
  for (const Seat p : pub.asked.open()) {
    const auto& row = G::kAsks[pub.asked.what[p]];
    const json::object& question = r.object(questions.if_contains(seat_name(p)), "a question");
    const json::object& about = r.object(question.if_contains("about"), "about");
    for (const auto& [key, value] : about) {
      bool known = false;
      for (const auto& s : row.about) known = known || key == s.name;
      if (!known) return r.fail(std::string(row.name) + " is not about a \"" + std::string(key) + "\"");
    }
    for (const auto& s : row.about) {
      if (s.put != nullptr && r.ok()) s.put(pub, read_member(r, about.if_contains(s.name), s.name, *s.kind));
    }
  }
}

}  // namespace saloon
