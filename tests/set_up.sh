#!/usr/bin/env bash
# Every program that clang or LLVM brings is in a package that set-up installs before it is called: those of the modules by
# ./play, the others by ./test, those of the long runs by ./test --full. A machine that has more would not show what is missing.
source "$(dirname "$0")/../tools/setup.sh"

command -v dpkg-query >/dev/null || exit 0  # not Debian: whoever builds there sees to it
missing=0
# comes_from "PACKAGE..." FILE...
comes_from() {
  local packages=" $1 " program package
  shift
  for program in $(grep -ohE '\b(clang|llvm)[a-z+-]*-19\b' "$@" | sort -u); do
    [[ -e /usr/bin/$program ]] || continue  # a package's name, or a tool of ./test --full
    package=$(dpkg-query -S "/usr/bin/$program" | cut -d: -f1)
    [[ $packages == *" $package "* ]] && continue
    echo "set-up: $program is in $package, which is not installed for $*"
    missing=1
  done
}

comes_from "${build_packages[*]} ${wasm_packages[*]}" cmake/wasm_toolchain.cmake
comes_from "${test_packages[*]}" CMakePresets.json test
comes_from "${test_packages[*]} ${wasm_packages[*]} ${full_packages[*]}" tests/*.py tools/tidy
exit "$missing"
