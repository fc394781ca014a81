// Turns a game's components.json into its components.gen.h and pieces.json, or says in one line what is wrong with it.
//   saloon_components_<slug> games/<slug>/components.json <components.gen.h> <pieces.json>
#include <algorithm>
#include <boost/json/stream_parser.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "tools/components/part.h"

namespace {

using saloon::components::Part;
using saloon::components::Wrong;

std::string text_of(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Wrong{"cannot be read"};
  return {std::istreambuf_iterator<char>(file), {}};
}

boost::json::value parsed(const std::string& text) {
  boost::json::stream_parser parser;
  boost::json::error_code error;
  const std::size_t read = parser.write(text, error);
  if (!error) parser.finish(error);
  if (!error) return parser.release();
  const auto line = std::count(text.begin(), text.begin() + std::ptrdiff_t(read), '\n') + 1;
  throw Wrong{"line " + std::to_string(line) + ": " + error.message()};
}

/// A file that is so already is left alone, and nothing has to be built again.
void write(const char* path, const std::string& text) {
  if (std::ifstream there(path, std::ios::binary);
      there && text == std::string(std::istreambuf_iterator<char>(there), {})) {
    return;
  }
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) throw Wrong{std::string("cannot write ") + path};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: %s components.json components.gen.h pieces.json\n", argv[0]);
    return 2;
  }
  try {
    const boost::json::value file = parsed(text_of(argv[1]));
    write(argv[2], saloon::components::header_of(Part(file)));
    write(argv[3], saloon::components::pieces_of(Part(file)));
  } catch (const Wrong& wrong) {
    std::fprintf(stderr, "%s: %s\n", argv[1], wrong.what.c_str());
    return 1;
  }
  return 0;
}
