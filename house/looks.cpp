// Which characters are taken for which others. After case and accents are set aside, what is left are letters that two
// alphabets share by their looks, and figures that look like letters.
#include <algorithm>
#include <array>

#include "house/characters.h"

namespace saloon::house {

namespace {

/// Latin letters without their accents and strokes, from U+00C0 and U+1E00 on; figures stand for two letters (kPairs).
constexpr char32_t kFirstLatin = 0x00C0;
constexpr std::string_view kLatin =
    "aaaaaa1ceeeeiiiidnoooooxouuuuyp3aaaaaa1ceeeeiiiidnooooo-ouuuuypy"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii44jjkkklllllll"
    "lllnnnnnnnnnoooooo22rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
    "bbbbbboccdddddeeeffgyhiikkllmnnooooopprssslttttuuuvyyzzzzzzzsssp"
    "lllldddlllnnnaaiioouuuuuuuuuueaaaa11ggggkkoooozzjdddgghpnnaa11oo"
    "aaaaeeeeiiiioooorrrruuuussttzzhhndoozzaaeeooooooooyylntjdqacclts"
    "zllbuveejjqqrryyaaabocddeeeeeeejgggyyhhhiiillllmmmnnno2uorrrrrrr"
    "rrssjssttuuvvwyyzzzzlllcobeghjklqlldddtttfllowhh";
constexpr char32_t kFirstMoreLatin = 0x1E00;
constexpr std::string_view kMoreLatin =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
    "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
    "wwwwwwwwwwxxxxyyzzzzzzhtwyasss3daaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyllvvyy";
constexpr std::array<std::u32string_view, 5> kPairs = {U"", U"ae", U"oe", U"ss", U"ij"};

struct Look {
  char32_t c;
  char32_t like;
};
/// In lower case; sorted.
constexpr Look kLooks[] = {{U'!', U'i'},
                           {U'0', U'o'},
                           {U'1', U'i'},
                           {U'|', U'i'},
                           {U'l', U'i'},
                           // Greek, also by its capitals
                           {0x03AC, U'a'},
                           {0x03AD, U'e'},
                           {0x03AE, U'h'},
                           {0x03AF, U'i'},
                           {0x03B0, U'y'},
                           {0x03B1, U'a'},
                           {0x03B2, U'b'},
                           {0x03B5, U'e'},
                           {0x03B6, U'z'},
                           {0x03B7, U'h'},
                           {0x03B9, U'i'},
                           {0x03BA, U'k'},
                           {0x03BC, U'm'},
                           {0x03BD, U'v'},
                           {0x03BF, U'o'},
                           {0x03C1, U'p'},
                           {0x03C2, 0x03C3},
                           {0x03C4, U't'},
                           {0x03C5, U'y'},
                           {0x03C7, U'x'},
                           {0x03C9, U'w'},
                           {0x03CA, U'i'},
                           {0x03CB, U'y'},
                           {0x03CC, U'o'},
                           {0x03CD, U'y'},
                           {0x03CE, U'w'},
                           // Cyrillic, also by its capitals
                           {0x0430, U'a'},
                           {0x0432, U'b'},
                           {0x0435, U'e'},
                           {0x0437, U'3'},
                           {0x0439, 0x0438},
                           {0x043A, U'k'},
                           {0x043C, U'm'},
                           {0x043D, U'h'},
                           {0x043E, U'o'},
                           {0x0440, U'p'},
                           {0x0441, U'c'},
                           {0x0442, U't'},
                           {0x0443, U'y'},
                           {0x0445, U'x'},
                           {0x044C, U'b'},
                           {0x0450, U'e'},
                           {0x0451, U'e'},
                           {0x0455, U's'},
                           {0x0456, U'i'},
                           {0x0457, U'i'},
                           {0x0458, U'j'},
                           {0x045C, U'k'},
                           {0x045D, 0x0438},
                           {0x045E, U'y'},
                           {0x04AF, U'y'},
                           {0x04BB, U'h'},
                           {0x04CF, U'i'},
                           {0x0501, U'd'},
                           {0x051B, U'q'},
                           {0x051D, U'w'},
                           // Armenian, Hebrew, Arabic
                           {0x0570, U'h'},
                           {0x0575, U'j'},
                           {0x0578, U'n'},
                           {0x057D, U'u'},
                           {0x0585, U'o'},
                           {0x05D5, U'i'},
                           {0x05D8, U'v'},
                           {0x05DF, U'i'},
                           {0x05E1, U'o'},
                           {0x0627, U'i'},
                           {0x0647, U'o'},
                           {0x0661, U'i'},
                           {0x0665, U'o'},
                           {0x06F1, U'i'},
                           {0x06F5, U'o'},
                           // Kana by the Han characters that look like them
                           {0x3078, 0x30D8},
                           {0x30A8, 0x5DE5},
                           {0x30AB, 0x529B},
                           {0x30BF, 0x5915},
                           {0x30C8, 0x535C},
                           {0x30CB, 0x4E8C},
                           {0x30CF, 0x516B},
                           {0x30ED, 0x53E3},
                           {0x30FC, 0x4E00}};

static_assert(std::is_sorted(std::begin(kLooks), std::end(kLooks), [](Look a, Look b) { return a.c < b.c; }));

/// Small signs beside letters: with them or without, a name looks the same.
bool is_overlooked(char32_t c) {
  constexpr std::u32string_view kSigns =
      U" \"'*,-.:;^_`~\u00A8\u00AB\u00AF\u00B0\u00B4\u00B7\u00B8\u00BB\u02BB\u02BC\u02BD\u02BE\u02BF\u30FB";
  return kSigns.find(c) != std::u32string_view::npos || (c >= 0x2010 && c <= 0x203A && c != 0x2030);
}

bool is_from(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

char32_t lower_greek(char32_t c) {
  constexpr std::u32string_view kAccented = U"\u0386\u0388\u0389\u038A\u038C\u038E\u038F\u0390";
  constexpr std::u32string_view kLower = U"\u03AC\u03AD\u03AE\u03AF\u03CC\u03CD\u03CE\u03AF";
  const auto at = kAccented.find(c);
  if (at != std::u32string_view::npos) return kLower[at];
  return is_from(c, 0x0391, 0x03AB) ? c + 0x20 : c;
}

char32_t lower_cyrillic(char32_t c) {
  if (c < 0x0410) return c + 0x50;
  if (c < 0x0430) return c + 0x20;
  if (c == 0x04C0) return 0x04CF;
  if (is_from(c, 0x04C1, 0x04CE)) return c + (c & 1);
  const bool in_pairs = is_from(c, 0x0460, 0x0481) || is_from(c, 0x048A, 0x04BF) || c >= 0x04D0;
  return in_pairs ? c | 1 : c;
}

char32_t lower_case(char32_t c) {
  if (is_from(c, U'A', U'Z')) return c + 0x20;
  if (is_from(c, 0x0370, 0x03FF)) return lower_greek(c);
  if (is_from(c, 0x0400, 0x052F)) return lower_cyrillic(c);
  if (is_from(c, 0x0531, 0x0556)) return c + 0x30;
  if (is_from(c, 0x10A0, 0x10C5)) return c + 0x30;
  if (is_from(c, 0x1C90, 0x1CBF)) return c - 0x0BC0;
  return c;
}

/// One letter, or two for what is written as one.
std::u32string without_accents(char32_t c) {
  char base = 0;
  if (is_from(c, kFirstLatin, kFirstLatin + kLatin.size() - 1)) base = kLatin[c - kFirstLatin];
  if (is_from(c, kFirstMoreLatin, kFirstMoreLatin + kMoreLatin.size() - 1)) base = kMoreLatin[c - kFirstMoreLatin];
  if (base >= '1' && base <= '4') return std::u32string(kPairs[std::size_t(base - '0')]);
  return std::u32string(1, base != 0 ? char32_t(u8(base)) : lower_case(c));
}

}  // namespace

std::u32string look_of(char32_t c) {
  if (is_overlooked(c) || is_mark(c)) return {};
  std::u32string letters = without_accents(c);
  for (char32_t& letter : letters) {
    const auto* look = std::lower_bound(std::begin(kLooks), std::end(kLooks), letter,
                                        [](const Look& l, char32_t x) { return l.c < x; });
    if (look != std::end(kLooks) && look->c == letter) letter = look->like;
  }
  return letters;
}

}  // namespace saloon::house
