// What a state consists of: one row per field of Public, Private and Hidden, in the order of their JSON. A plain field
// needs its row and nothing else; a zone that is more than its bytes names the functions that write and read it, and
// what it then looks like (of a view; what nobody sees need not).
//
//   field<&Public::turn>("turn", kSeat)                      one thing
//   per_seat<&Public::money>("money", kMoney)                {"S0": 20, …}
//   keyed<&Public::posters>("posters", kCharacter, kCount)   {"A": 0, …}
//   zone<write_piles, read_piles>("piles", kPiles)           JSON of the fields below it, which are parts:
//   part<&Public::row>("row")                                no JSON of its own
//   seat_part<&Public::slack>("slack")                       the same with a part for each seat
//   shown<write_totals>("totals", kTotals)                   for the reader's comfort; nothing reads it
//   spare<&Public::spare>()
//
// `.in_views()`: follows from the rest, so it is worked out for a state and read for a view. `.worked_out()`: for both.
// `.when<is_so>()`: left out where it is not so; is_so(whole), or is_so(public, whole).
#pragma once

#include <cstring>

#include "engine/rows/shapes.h"

namespace saloon {

/// What a field is written and read beside.
struct Beside {
  const void* pub;
  int seats;
};

enum class Reads : u8 { Always, InViews, Never };

/// The Public that a condition looks at.
template <class T>
struct PublicOf;
template <class P, class W>
struct PublicOf<bool (*)(const P&, const W&)> {
  using Public = P;
};

template <class Whole>
struct FieldRow {
  using Of = Whole;
  const char* name{};  ///< none: bytes that mean nothing
  const Kind* kind{};
  const Kind* keys{};
  Reads reads = Reads::Never;
  std::size_t size{};  ///< of the field; 0 for a zone
  NotInModules<bool (*)(const Whole&, const Whole&)> same{};
  void (*copy)(const Whole& from, Whole& to){};
  bool (*unused)(const Whole&, int seats){};  ///< of a field with a part for each seat: is it empty behind the last?
  bool (*present)(const Beside&, const Whole&){};  ///< left out where it says no
  void (*write)(const FieldRow&, Writer&, const Beside&, const Whole&){};
  void (*read)(const FieldRow&, Reader&, const json::value*, const Beside&, Whole&){};

  [[nodiscard]] constexpr FieldRow in_views() const {
    FieldRow row = *this;
    row.reads = Reads::InViews;
    return row;
  }
  [[nodiscard]] constexpr FieldRow worked_out() const {
    FieldRow row = *this;
    row.reads = Reads::Never;
    return row;
  }
  template <auto Present>
  [[nodiscard]] constexpr FieldRow when() const {
    FieldRow row = *this;
    row.present = [](const Beside& beside, const Whole& whole) {
      if constexpr (std::is_invocable_v<decltype(Present), const Whole&>) {
        return Present(whole);
      } else {
        return Present(*static_cast<const typename PublicOf<decltype(Present)>::Public*>(beside.pub), whole);
      }
    };
    return row;
  }
  [[nodiscard]] bool is_left_out(const Beside& beside, const Whole& whole) const {
    return present != nullptr && !present(beside, whole);
  }
};

/// Bytes of the state that have a name and no JSON of their own.
template <auto M>
constexpr FieldRow<WholeOf<M>> part(const char* name) {
  using W = WholeOf<M>;
  FieldRow<W> row;
  row.name = name;
  row.size = sizeof(FieldOf<M>);
  row.same = [](const W& a, const W& b) { return std::memcmp(&(a.*M), &(b.*M), sizeof(a.*M)) == 0; };
  row.copy = [](const W& from, W& to) { std::memcpy(&(to.*M), &(from.*M), sizeof(to.*M)); };
  return row;
}

/// The same with a part for each seat.
template <auto M>
constexpr FieldRow<WholeOf<M>> seat_part(const char* name) {
  using W = WholeOf<M>;
  FieldRow<W> row = part<M>(name);
  row.unused = [](const W& whole, int seats) {
    const auto& all = whole.*M;
    constexpr std::remove_cvref_t<decltype(all[0])> kNothing{};
    for (std::size_t p = std::size_t(seats); p < all.size(); ++p) {
      if (std::memcmp(&all[p], &kNothing, sizeof kNothing) != 0) return false;
    }
    return true;
  };
  return row;
}

template <auto M>
constexpr FieldRow<WholeOf<M>> spare() {
  return part<M>(nullptr);
}

template <auto M>
constexpr FieldRow<WholeOf<M>> field(const char* name, const Kind& kind) {
  using W = WholeOf<M>;
  using F = FieldOf<M>;
  FieldRow<W> row = part<M>(name);
  row.kind = &kind;
  row.reads = Reads::Always;
  row.write = [](const FieldRow<W>& f, Writer& w, const Beside& beside, const W& whole) {
    if (!f.is_left_out(beside, whole)) write_member(w, f.name, *f.kind, to_value(whole.*M));
  };
  row.read = [](const FieldRow<W>& f, Reader& r, const json::value* v, const Beside& beside, W& whole) {
    if (!f.is_left_out(beside, whole)) whole.*M = from_value<F>(read_member(r, v, f.name, *f.kind));
  };
  return row;
}

// --- objects with one member for each key
/// How many keys such an object has: one for each seat at this table, or all there are.
inline int keys_beside(const Kind& keys, const Beside& beside) {
  return &keys == &kAnySeat ? beside.seats : int(keys.high - keys.low + 1);
}

/// Every key must be there and no other, or where values may be left out any of them; set(to, i, value) for each.
void read_keyed(Reader& r, const json::value* v, std::string_view name, const Kind& keys, int count, const Kind& kind,
                void* to, void (*set)(void* to, int i, const Value&));

template <auto M>
constexpr FieldRow<WholeOf<M>> keyed(const char* name, const Kind& keys, const Kind& kind) {
  using W = WholeOf<M>;
  using T = std::remove_cvref_t<decltype(FieldOf<M>{}[0])>;
  FieldRow<W> row = part<M>(name);
  row.kind = &kind;
  row.keys = &keys;
  row.reads = Reads::Always;
  row.write = [](const FieldRow<W>& f, Writer& w, const Beside& beside, const W& whole) {
    const int count = keys_beside(*f.keys, beside);
    w.object(f.name, [&] {
      for (int i = 0; i < count; ++i) {
        write_member(w, f.keys->name_of(f.keys->low + i), *f.kind, to_value((whole.*M)[std::size_t(i)]));
      }
    });
  };
  row.read = [](const FieldRow<W>& f, Reader& r, const json::value* v, const Beside& beside, W& whole) {
    read_keyed(
        r, v, f.name, *f.keys, keys_beside(*f.keys, beside), *f.kind, &whole,
        [](void* to, int i, const Value& item) { (static_cast<W*>(to)->*M)[std::size_t(i)] = from_value<T>(item); });
  };
  return row;
}

template <auto M>
constexpr FieldRow<WholeOf<M>> per_seat(const char* name, const Kind& kind) {
  FieldRow<WholeOf<M>> row = keyed<M>(name, kAnySeat, kind);
  row.unused = seat_part<M>(name).unused;
  return row;
}

// --- zones: functions of Public, or of Public and the Private or Hidden that they are part of
inline constexpr Kind kUnsaid{};
template <class Public, class Whole = void>
struct Zone {
  using Write = void(Writer&, const Public&, const Whole&);
  using Read = void(Reader&, const json::value*, const Public&, Whole&);
};
template <class Public>
struct Zone<Public, void> {
  using Write = void(Writer&, const Public&);
  using Read = void(Reader&, const json::value*, Public&);
};

template <class T>
struct ZoneOf;
template <class P>
struct ZoneOf<void (*)(Writer&, const P&)> {
  using Whole = P;
};
template <class P, class W>
struct ZoneOf<void (*)(Writer&, const P&, const W&)> {
  using Whole = W;
  using Public = P;
};

template <auto Write>
constexpr auto shown(const char* name, const Kind& kind = kUnsaid) {
  using Z = ZoneOf<decltype(Write)>;
  using W = typename Z::Whole;
  FieldRow<W> row;
  row.name = name;
  row.kind = &kind;
  row.write = [](const FieldRow<W>& f, Writer& w, const Beside& beside, const W& whole) {
    if (f.is_left_out(beside, whole)) return;
    w.key(f.name);
    if constexpr (requires { typename Z::Public; }) {
      Write(w, *static_cast<const typename Z::Public*>(beside.pub), whole);
    } else {
      Write(w, whole);
    }
  };
  return row;
}

template <auto Write, auto Read>
constexpr auto zone(const char* name, const Kind& kind = kUnsaid) {
  auto row = shown<Write>(name, kind);
  using Z = ZoneOf<decltype(Write)>;
  using W = typename Z::Whole;
  row.reads = Reads::Always;
  row.read = [](const FieldRow<W>&, Reader& r, const json::value* v, [[maybe_unused]] const Beside& beside, W& whole) {
    if constexpr (requires { typename Z::Public; }) {
      Read(r, v, *static_cast<const typename Z::Public*>(beside.pub), whole);
    } else {
      Read(r, v, whole);
    }
  };
  return row;
}

/// A field whose JSON is a zone of its own.
template <auto M, auto Write, auto Read>
constexpr FieldRow<WholeOf<M>> zone(const char* name, const Kind& kind = kUnsaid) {
  FieldRow<WholeOf<M>> row = zone<Write, Read>(name, kind);
  const FieldRow<WholeOf<M>> bytes = part<M>(name);
  row.size = bytes.size;
  row.same = bytes.same;
  row.copy = bytes.copy;
  return row;
}

}  // namespace saloon
