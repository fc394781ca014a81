#!/usr/bin/env bash
# g++ and clang, -O0 and -O3: the same records, and the same answers, draws, views, events and lists in games of every
# table, byte for byte. clang at -O0 compiles every file of the program by itself; for the others files that stand together
# are one.
source "$(dirname "$0")/../tools/setup.sh"

presets=(gcc-O0 gcc-O3 clang-O0 clang-O3)

# results PRESET: everything that must not depend on the compiler.
results() {
  local tests=build-$1/tests
  "$tests/record_matches" &&
    "$tests/record_games" --digests --random 1000 --cowhand 50 &&
    "$tests/record_games" --digests --told --random 5 --cowhand 1
}
export -f results

for preset in "${presets[@]}"; do
  configure "$preset" -DBUILD_TESTING=ON
  build "$preset" --target record_matches record_games
done
for preset in "${presets[@]}"; do echo "results $preset >build-$preset/results"; done | side_by_side
for preset in "${presets[@]}"; do
  cmp "build-${presets[0]}/results" "build-$preset/results"
  echo "$preset: $(sha256sum <"build-$preset/results" | cut -c1-16) ($(grep -c . "build-$preset/results") lines)"
done
build clang-O0 --target saloon
echo "compilers: all four agree"
