// A bot for every game of the saloon in plain C++, without any library. docs/bots.md explains what is said.
//
//     c++ -O2 -std=c++20 -o mybot examples/bot.cpp && saloon play deadwood --bot exec:./mybot
//
// It knows no rules and no JSON: it cuts the list of decisions into its pieces, likes to do something better than
// nothing and much better than little, and answers with the place of a decision in the list.
#include <algorithm>
#include <array>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// The objects of a JSON array as they are written.
std::vector<std::string> pieces_of(std::string_view array) {
  std::vector<std::string> out;
  int depth = 0;
  bool quoted = false;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < array.size(); ++i) {
    const char c = array[i];
    if (quoted && c == '\\') {
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (!quoted && c == '{' && depth++ == 0) {
      begin = i;
    } else if (!quoted && c == '}' && --depth == 0) {
      out.emplace_back(array.substr(begin, i + 1 - begin));
    }
  }
  return out;
}

bool is_idle(const std::string& decision) {
  constexpr std::array kIdle{"end", "nothing", "decline", "stay", "no_action", "no_gang"};
  return std::any_of(kIdle.begin(), kIdle.end(), [&](const char* verb) {
    return decision.find(std::string(R"("do":")") + verb + '"') != std::string::npos;
  });
}

/// Whatever names more cards or places is longer.
std::size_t worth(const std::string& decision) { return is_idle(decision) ? 0 : 1 + decision.size() / 8; }

/// The place of one of the best, by lot.
std::size_t choose(const std::vector<std::string>& decisions, std::mt19937_64& chance) {
  std::vector<std::size_t> best;
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    if (!best.empty() && worth(decisions[i]) < worth(decisions[best[0]])) continue;
    if (!best.empty() && worth(decisions[i]) > worth(decisions[best[0]])) best.clear();
    best.push_back(i);
  }
  return best.empty() ? 0 : best[chance() % best.size()];
}

}  // namespace

int main() {
  std::mt19937_64 chance;
  std::vector<std::string> decisions;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "saloon") std::cout << "id name big spender\nready" << '\n' << std::flush;
    if (word == "legal") decisions = pieces_of(line);
    if (word == "ask") {
      std::string request;
      words >> request;
      for (unsigned long long seed = 0; words >> word;) {
        if (word == "seed" && words >> seed) chance.seed(seed);
      }
      std::cout << "answer " << request << ' ' << choose(decisions, chance) << '\n' << std::flush;
    }
    if (word == "quit") break;
  }
}
