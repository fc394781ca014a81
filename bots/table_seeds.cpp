#include "bots/table_seeds.h"

#include "bots/players.h"
#include "engine/record/sha256.h"

namespace saloon::bots {

TableSeeds::TableSeeds(std::string_view seed) : key_(KeyedChance::seed_from_hex(seed)) {
  for (const char c : seed) hash_ = mix64(hash_ ^ u64(static_cast<unsigned char>(c)));
}

u64 TableSeeds::keyed(const std::string& what) const { return first_word(hmac_sha256(*key_, "saloon " + what)); }

u64 TableSeeds::of_answer(u64 answers, Seat p) const {
  if (key_) return keyed("bot " + std::to_string(answers) + " " + seat_name(p));
  return key_of_seed(hash_, answers);
}

bool TableSeeds::looks_at_offer(u64 answers, Seat p) const {
  if (key_) return keyed("offer " + std::to_string(answers) + " " + seat_name(p)) % kOfferPace == 0;
  Chance chance{key_of_seed(key_of_seed(hash_, answers), kMostSeats + u64{p})};
  return chance.below(kOfferPace) == 0;
}

u32 TableSeeds::pick(u64 answers, u32 count) const {
  if (key_) return u32(keyed("replacement " + std::to_string(answers)) % count);
  return Chance{key_of_seed(key_of_seed(hash_, answers), u64{2} * kMostSeats)}.below(count);
}

}  // namespace saloon::bots
