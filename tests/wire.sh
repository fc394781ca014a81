#!/usr/bin/env bash
# Does what goes over the wire look as docs/wire says?
#   tests/wire.sh [--games N] [BUILD]   plays games and holds every view, event, decision, list, refusal and outcome
#                                       against its schema, planted mistakes too; and a sample of each and other planted
#                                       mistakes against the TypeScript. N games of each, or without it the few of
#                                       tests/wire/games.txt, in which every kind comes up that does in 1,000
#   tests/wire.sh --write [BUILD]       writes docs/wire and tests/wire/games.txt anew
# BUILD is the folder of a build with tests; without it, build.
source "$(dirname "$0")/../tools/setup.sh"

games=
write=false
case "${1-}" in
  --games) games=0-$(($2 - 1)); shift 2 ;;
  --write) write=true; shift ;;
esac
build=${1-build}
slugs=$(slugs "$build/saloon")

if $write; then
  "$build/saloon" schema --typescript >docs/wire/house.ts
  for slug in $slugs; do
    "$build/saloon" schema "$slug" >"docs/wire/$slug.schema.json"
    "$build/saloon" schema "$slug" --typescript >"docs/wire/$slug.ts"
    echo "$slug $("$build/tests/wire_lines" "$slug" 0-999 --kinds | paste -sd,)"
  done >tests/wire/games.txt
  exit
fi

need_node
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fine=true
for slug in $slugs; do
  numbers=${games:-$(sed -n "s/^$slug //p" tests/wire/games.txt)}
  lines="$build/tests/wire_lines $slug"
  echo "$lines $numbers | node tests/wire/check.mjs $slug --every-kind --samples $scratch/$slug.ts"
  echo "$lines 0-3 | node tests/wire/check.mjs $slug --planted"
done | side_by_side || fine=false
node_modules/.bin/tsc --ignoreConfig --strict --exactOptionalPropertyTypes --noEmit --target es2022 --module esnext \
  --moduleResolution bundler docs/wire/*.ts tests/wire/planted.ts "$scratch"/*.ts || fine=false
$fine && echo "wire: everything is as docs/wire says"
