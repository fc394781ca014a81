#!/usr/bin/env bash
# Does what goes over the wire look as docs/wire says?
#   tests/wire.sh [--games N] [BUILD]   plays N games of each (40) and holds every view, event, decision, list, refusal
#                                       and outcome against its schema; a sample of each, and planted mistakes, against
#                                       the TypeScript; planted mistakes against the schema
#   tests/wire.sh --write [BUILD]       writes docs/wire anew
# BUILD is the folder of a build with tests; without it, build.
source "$(dirname "$0")/../tools/setup.sh"

games=40
write=false
case "${1-}" in
  --games) games=$2; shift 2 ;;
  --write) write=true; shift ;;
esac
build=${1-build}
slugs=$("$build/saloon" games --json | python3 -c 'import json, sys; print(*(game["slug"] for game in json.load(sys.stdin)))')

if $write; then
  "$build/saloon" schema --typescript >docs/wire/house.ts
  for slug in $slugs; do
    "$build/saloon" schema "$slug" >"docs/wire/$slug.schema.json"
    "$build/saloon" schema "$slug" --typescript >"docs/wire/$slug.ts"
  done
  exit
fi

need_node
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fine=true
for slug in $slugs; do
  "$build/tests/wire_lines" "$slug" "$games" |
    node tests/wire/check.mjs "$slug" --every-kind --samples "$scratch/$slug.ts" || fine=false
  "$build/tests/wire_lines" "$slug" 4 | node tests/wire/check.mjs "$slug" --planted || fine=false
done
node_modules/.bin/tsc --strict --exactOptionalPropertyTypes --noEmit --target es2022 --module esnext \
  --moduleResolution bundler --types "" docs/wire/*.ts tests/wire/planted.ts "$scratch"/*.ts || fine=false
$fine && echo "wire: everything is as docs/wire says"
