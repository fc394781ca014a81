#!/usr/bin/env bash
# g++ and clang, -O0 and -O3: the same records, final states and simulations, byte for byte. clang at -O0 compiles every
# file by itself; for the others files that stand together are one.
source "$(dirname "$0")/../tools/setup.sh"

presets=(gcc-O0 gcc-O3 clang-O0 clang-O3)

# results PRESET: everything that must not depend on the compiler.
results() {
  local game seats
  "build-$1/tests/record_matches"
  while read -r game seats options; do
    echo "$game $seats"
    # shellcheck disable=SC2086 -- the words of $options are separate arguments
    "build-$1/saloon" simulate "$game" --seats "$seats" $options --games 5000 --bot random --seed 7 --json |
      grep -oE '"(signature|decisions)": ?"?[0-9a-f]+"?'
  done < <(games_and_seats "build-$1/saloon")
}

for preset in "${presets[@]}"; do
  configure "$preset" -DBUILD_TESTING=ON
  build "$preset" --target saloon record_matches
  results "$preset" >"build-$preset/results"
  cmp "build-${presets[0]}/results" "build-$preset/results"
  echo "$preset: $(sha256sum <"build-$preset/results" | cut -c1-16) ($(grep -c . "build-$preset/results") lines)"
done
echo "compilers: all four agree"
