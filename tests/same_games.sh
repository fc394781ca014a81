#!/usr/bin/env bash
# Play unchanged? Plays the games again that the reference was made of, and compares what is decided, drawn and won.
#   tests/same_games.sh [BUILD]           at every table, from two seeds, 2,000 games of random bots, 500 of cowhands,
#                                         20 with the worlds that seats imagine, and what `saloon simulate` counts in
#                                         20,000; a minute of processor time
#   tests/same_games.sh --quick [BUILD]   20, 5 and 2 games, and no simulation: part of ctest
#   tests/same_games.sh --write [BUILD]   writes the reference anew, tests/golden/same_games
# BUILD is the folder of a build with tests; without it, build. Exits 1 if anything differs, and says where and how to
# see the lines. A change that is meant (a rule, a bot or a name in JSON put right) writes the reference anew and its
# commit says why; the difference of the reference then shows which tables it touched.
source "$(dirname "$0")/../tools/setup.sh"

# Games whose state has had other bytes since the reference was written. The signature, a hash of final states, is then
# another one although play is the same: it is told, and not counted as a difference. --write should find it empty.
laid_out_anew=()

reference=tests/golden/same_games
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Lines "game seats seed bot games answers digest"; for the simulation "game seats decisions signature".
quick() { "$build/tests/record_games" --digests --random 20 --cowhand 5 --worlds 2; }
whole() { "$build/tests/record_games" --digests --random 2000 --cowhand 500 --worlds 20; }
simulation() {
  local game seats options found='.*"decisions":([0-9]+),.*"signature":"([0-9a-f]+)".*'
  while read -r game seats options; do
    # shellcheck disable=SC2086 # the words of $options are separate arguments
    "$build/saloon" simulate "$game" --seats "$seats" $options --games 20000 --bot random --seed 1 --json |
      tr -d ' \n' | sed -E "s/$found/$game $seats \1 \2\n/" || return 1
  done < <(games_and_seats "$build/saloon")
}

# differing NAME: the lines of the reference and of this build that the other has not.
differing() { diff "$reference/$1" "$scratch/$1" | sed -n 's/^[<>] //p' || true; }

# how_to_see GAME SEATS SEED BOT GAMES: the command that shows the first differences of a table.
how_to_see() {
  local asked="--game $1 --seats $2 --seed $3 --random 0 --cowhand 0 --$4 $5"
  echo "To see the first's lines, BEFORE being the build folder of commit $(git log -1 --format=%h -- "$reference"):"
  echo "  diff -U2 -F '^game' <(BEFORE/tests/record_games $asked) <($build/tests/record_games $asked) | head -n 40"
}

# same_games NAME: plays "quick" or "whole" and names the tables that differ.
same_games() {
  [[ -s $reference/$1 ]] || { echo "same_games: there is no reference $reference/$1"; return 1; }
  "$1" >"$scratch/$1" || return 1
  differing "$1" | cut -d' ' -f1-5 | sort -u >"$scratch/tables"
  if [[ ! -s $scratch/tables ]]; then
    awk '{ games += $5; answers += $6 } END { print "same games: " games " games, " answers " answers" }' "$scratch/$1"
    return
  fi
  sed -E 's/^(\S+) (\S+) (\S+) (\S+) (\S+)$/differs: \1, \2 seats, seed \3, \4, \5 games/' "$scratch/tables"
  # shellcheck disable=SC2046 # five words are five arguments
  how_to_see $(head -n 1 "$scratch/tables")
  return 1
}

# without_anew FILE: its lines, without the signatures of the games that are laid out anew.
without_anew() { sed -E "/^($(IFS='|'; echo "${laid_out_anew[*]:-none}")) /s/ \S+$//" "$1"; }

same_simulation() {
  simulation >"$scratch/simulation" || return 1
  if ! diff <(without_anew "$reference/simulation") <(without_anew "$scratch/simulation"); then
    echo "differs: the simulation; game, seats, decisions and signature before (<) and now (>)"
    return 1
  fi
  differing simulation | sed 's/^/laid out anew: /'
  awk '{ decisions += $3 } END { print "same simulation: " decisions " decisions" }' "$scratch/simulation"
}

what=compare
case "${1-}" in
  --quick | --write) what=${1#--}; shift ;;
  -h | --help) sed -n '2,10s/^# \?//p' tests/same_games.sh; exit 0 ;;
  -*) echo "same_games: unknown argument '$1'; try tests/same_games.sh --help" >&2; exit 2 ;;
esac
build=${1:-build}

case $what in
  quick) same_games quick ;;
  compare)
    fine=true
    same_games whole || fine=false
    same_simulation || fine=false
    $fine
    ;;
  write)
    mkdir -p "$reference"
    for name in quick whole simulation; do "$name" >"$reference/$name"; done
    ;;
esac
