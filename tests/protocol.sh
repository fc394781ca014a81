#!/usr/bin/env bash
# Do the schemas of the protocol mean to others what they mean to us? Messages of evenings in all games, right and wrong
# ones, are held against house/schema by ajv, and must be taken and refused as by tests/house/schema.h; views, events and
# outcomes in them against docs/wire.
#   tests/protocol.sh [BUILD]   BUILD is the folder of a build with tests; without it, build.
source "$(dirname "$0")/../tools/setup.sh"
build=${1-build}
need_node
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
SALOON_SAMPLES=$scratch/samples "$build/tests/house_tests" --gtest_filter=Samples.* --gtest_brief=1 >"$scratch/log" ||
  { cat "$scratch/log"; exit 1; }
node tests/house/check.mjs "$scratch/samples"
