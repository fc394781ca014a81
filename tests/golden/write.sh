#!/usr/bin/env bash
# Writes the golden games anew: for each game the record of a short one and its annotated text in both languages.
#   tests/golden/write.sh [GAME...]     without names, every game; needs build/saloon
# A record that still replays is kept and only told again; a new one is the shortest of many seeds.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
seeds=60

# shortest GAME SEATS: plays bots against each other and keeps the game with the fewest answers.
shortest() {
  local seed best= file
  for seed in $(seq "$seeds"); do
    file=$scratch/$1.$seed
    XDG_STATE_HOME=$scratch build/saloon play "$1" --seats "$2" --humans none --seed "$seed" --record "$file" >/dev/null
    if [[ -z $best ]] || (($(wc -l <"$file") < $(wc -l <"$best"))); then best=$file; fi
  done
  cp "$best" "tests/golden/$1.record"
}

wanted=("$@")
while read -r game seats; do
  [[ ${#wanted[@]} == 0 || " ${wanted[*]} " == *" $game "* ]] || continue
  record=tests/golden/$game.record
  build/saloon verify "$record" >/dev/null 2>&1 || shortest "$game" "$seats"
  for language in en fr; do
    build/saloon replay "$record" --annotate --lang "$language" >"tests/golden/$game.$language.txt"
  done
  echo "$game: $(grep -c '"seat"' "$record") answers"
done < <(build/saloon games --json | tr -d ' \n' |
  grep -oE '"slug":"[a-z0-9_]+"|"min_seats":[0-9]+' | grep -oE '[a-z0-9_]+"?$' | tr -d '"' | paste -d ' ' - -)
