// Which characters are taken for which others. After case and accents are set aside, what is left are letters that two
// alphabets share by their looks, and figures that look like letters.
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

/// Pairs of a letter in lower case and what it looks like, in lower case or as a capital.
constexpr std::u32string_view kLooks =
    U"!i0o1ili|i"
    // Greek
    U"άaέeήhίiΰyαaβbεeζzηhιiκkμmνvοoρpςστtυyχxωwϊiϋyόoύyώw"
    // Cyrillic
    U"аaвbеeз3йикkмmнhоoрpсcтtуyхxьbѐeёeѕsіiїiјjќkѝиўyүyһhӏiԁdԛqԝw"
    // Armenian, Hebrew, Arabic
    U"հhյjոnսuօoוiטvןiסoاiهo١i٥o۱i۵o"
    // kana that look like kana of the other sort, or like Han characters
    U"へヘエ工カ力タ夕ト卜ニ二ハ八ロ口ー一";
static_assert(kLooks.size() % 2 == 0);

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
  return {base != 0 ? char32_t(u8(base)) : lower_case(c)};
}

char32_t twin_of(char32_t letter) {
  for (std::size_t i = 0; i < kLooks.size(); i += 2) {
    if (kLooks[i] == letter) return kLooks[i + 1];
  }
  return letter;
}

}  // namespace

std::u32string look_of(char32_t c) {
  if (is_overlooked(c) || is_mark(c)) return {};
  std::u32string letters = without_accents(c);
  for (char32_t& letter : letters) letter = twin_of(letter);
  return letters;
}

}  // namespace saloon::house
