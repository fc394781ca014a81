#include "house/recent.h"

#include <algorithm>

#include "engine/hash.h"
#include "house/left_out.h"
#include "house/limits.h"

namespace saloon::house {
namespace {

u64 hash_of_id(std::string_view id) { return hash_bytes(id.data(), id.size()); }

template <class One>
void keep(std::vector<One>& list, std::size_t most, One one) {
  if (list.size() >= most) list.erase(list.begin());
  if (list.size() == list.capacity()) list.reserve(std::min(most, 2 * list.size() + 1));  // no more than it takes
  list.push_back(std::move(one));
}

}  // namespace

void Recent::note(std::string_view id, Text text) {
  if (find(id)) return;
  if (text == nullptr) return keep(done_, kRequestsKept, hash_of_id(id));
  if constexpr (kIsModule) return;  // what was refused is judged anew
  keep(told_, kRepliesKept, {hash_of_id(id), std::move(text)});
}

std::optional<Recent::Text> Recent::find(std::string_view id) const {
  const u64 hash = hash_of_id(id);
  if constexpr (!kIsModule) {
    for (const Told& told : told_) {
      if (told.id == hash) return told.text;
    }
  }
  return std::ranges::find(done_, hash) != done_.end() ? std::optional<Text>(nullptr) : std::nullopt;
}

}  // namespace saloon::house
