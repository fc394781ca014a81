#!/usr/bin/env bash
# Writes the conversation in docs/bots.md anew; needs build/saloon. The beginning and the end of it are shown.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
requests=2
last_lines=6

XDG_STATE_HOME=$scratch build/saloon play dead_money --seats 3 --humans none --seed 42 --bot-log "$scratch/log" \
  --bots "exec:build/saloon bot dead_money random,random,random" --record "$scratch/record" >/dev/null
cut -c4- "$scratch/log" >"$scratch/said"
first_lines=$(grep -n '^< answer ' "$scratch/said" | sed -n "${requests}p" | cut -d: -f1)
{ head -n "$first_lines" "$scratch/said" && echo "…" && tail -n "$last_lines" "$scratch/said"; } >"$scratch/shown"
awk -v shown="$scratch/shown" '
  /^```transcript$/ { print; while ((getline line < shown) > 0) print line; skipped = 1; next }
  /^```$/ { skipped = 0 }
  !skipped' docs/bots.md >"$scratch/bots.md"
cp "$scratch/bots.md" docs/bots.md
