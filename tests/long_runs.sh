#!/usr/bin/env bash
# A million random games of every game and seat count, and 10,000 under all laws: no stall, no broken law. In WebAssembly
# 2,000 games of cowhands and 50 of gunslingers, and 1,000 tables of the house: the same records. 50,000 table-hours under a
# bad network and a bad disk.
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
  node tests/wasm/same_records.mjs build/tests/record_matches build-wasm/modules "$game" cowhand 2000
  node tests/wasm/same_records.mjs build/tests/record_matches build-wasm/modules "$game" gunslinger:200 50
  node tests/wasm/same_tables.mjs build/tests/record_tables build-wasm/modules "$game" cowhand 1000
done
build/saloon simulate-house --hours 50000 --seed 2026
echo "long runs: no stall, no broken law, the same records"
