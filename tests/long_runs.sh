#!/usr/bin/env bash
# A million random games of every game and seat count, and 10,000 under all laws: no stall, no broken law. In WebAssembly
# 2,000 games of cowhands and 50 of gunslingers: the same records. 50,000 table-hours under a bad network and a bad disk.
source "$(dirname "$0")/../tools/setup.sh"

while read -r game seats options; do
  for how in "--games 1000000" "--games 10000 --check"; do
    echo "$game, $seats seats, $how:"
    # shellcheck disable=SC2086 -- the words of $options and $how are separate arguments
    build/saloon simulate "$game" --seats "$seats" $options $how --bot random --threads "$cores" --json
  done
done < <(games_and_seats build/saloon)
for module in build-wasm/modules/*.wasm; do
  game=$(basename "$module" .wasm)
  records="node tests/wasm/same_records.mjs build/tests/record_matches build-wasm/modules $game"
  echo "$records cowhand 2000"
  echo "$records gunslinger:200 50"
done | side_by_side
for seed in 2026 2027; do echo "build/saloon simulate-house --hours 25000 --seed $seed"; done | side_by_side
echo "long runs: no stall, no broken law, the same records"
