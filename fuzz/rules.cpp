// Any bytes as a game: they choose the game, its seats and options, its seed, and every decision. All laws are on.
#include <cstdio>
#include <cstdlib>

#include "games/laws.gen.h"
#include "games/registry.h"

namespace {

using namespace saloon;

class Bytes {
 public:
  Bytes(const unsigned char* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool left() const { return at_ < size_; }
  u32 next() { return left() ? data_[at_++] : 0U; }
  /// A number below n; two bytes where one is not enough.
  u32 below(u32 n) { return n <= 1 ? 0 : n <= 256 ? next() % n : (next() * 256 + next()) % n; }

 private:
  const unsigned char* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

/// What would have no effect is left at its default: no table can be set up with it.
template <GameRules G>
typename G::Config without_vain(typename G::Config config) {
  const std::vector<OptionInfo> options = option_infos(G::kOptions);
  while (const OptionInfo* vain = set_in_vain(options, unusual_options(G::kOptions, config))) {
    if (!set_option(G::kOptions, {vain->name, vain->standard}, config)) std::abort();
  }
  return config;
}

template <GameRules G>
typename G::Config config_from(Bytes& bytes) {
  typename G::Config config{};
  for (const auto& row : G::kOptions) {
    const u32 choice = bytes.next();
    if (!row.values.empty()) {
      row.set(config, int(choice % u32(row.values.size())));
      continue;
    }
    const int lowest = int((row.min + row.step - 1) / row.step);
    const int highest = int(row.max / row.step);
    if (choice != 0) row.set(config, int(row.step) * (lowest + int(choice) % (highest - lowest + 1)));
  }
  return without_vain<G>(config);
}

/// One decision under the laws; false if the game cannot go on.
template <GameRules G, class C>
bool answer(LawRun<G>& run, Branch<G>& now, Bytes& bytes, ChanceSource& source) {
  const SeatSet asked = SeatSet{now.s.hidden.waiting} | SeatSet{now.s.pub.asked.offered};
  const Seat p = Seat(nth_bit(asked.bits, int(bytes.below(u32(asked.size())))));
  typename G::Decisions list;
  laws_before_answer<G, C>(run, now.s, p, list);
  if (!run.fine() || list.empty()) return run.fine() && !SeatSet{now.s.hidden.waiting}.has(p);
  const typename G::Decision d = list[int(bytes.below(u32(list.size())))];
  const typename G::State before = now.s;
  now.log.items.clear();
  run.answers.push_back({p, d});
  now.play(p, d, &source);
  laws_after_step<G>(run, before, now);
  if (run.fine()) think_again<G>(run, now, source);
  return run.fine();
}

template <GameRules G, class C>
void drive(Bytes& bytes, const GameInfo& game) {
  LawRun<G> run;
  run.seats = G::kMinSeats + int(bytes.below(u32(G::kMaxSeats - G::kMinSeats + 1)));
  run.seed = bytes.next();
  run.config = config_from<G>(bytes);
  if (G::forbids(run.config, run.seats) != nullptr) return;
  RecordingChance source(run.draws);
  Branch<G> now{};
  now.s = begin<G>(run.config, run.seats, key_of_seed(run.seed), &source, &now.log);
  run.dice.key = key_of_seed(run.seed, 2);
  laws_after_step<G>(run, G::setup(run.config, run.seats), now);
  while (run.fine() && bytes.left() && now.s.hidden.waiting != 0) {
    if (!answer<G, C>(run, now, bytes, source)) break;
  }
  if (run.fine()) same_seed_same_bytes<G>(run);
  if (run.fine()) replay_gives_same_bytes<G>(run);
  if (run.fine() && over<G>(now.s)) record_gives_same_bytes<G, C>(run, game);
  if (run.fine()) return;
  run.broken->options = unusual_options(G::kOptions, run.config);
  std::fputs((run.broken->line() + "\n" + way_to_position<G, C>(run, game, run.broken->line())).c_str(), stderr);
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  Bytes bytes(data, size);
  const std::size_t chosen = bytes.next() % all_games().size();
  for_each_game([&]<class G, class C>() {
    if (all_games()[chosen].slug == G::kSlug) drive<G, C>(bytes, all_games()[chosen]);
  });
  return 0;
}
