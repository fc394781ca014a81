# Sourced by ./test and fuzz/keep.
# seeds_of NAME: sets `seeds` to the folders a fuzzer starts from, first the one it writes to; `made` to those of them
# that people wrote.
seeds_of() {
  local kept=build-asan/seeds/$1
  mkdir -p "build-asan/corpus/$1" "$kept"
  made=()
  [[ ! -d fuzz/$1 ]] || made+=("fuzz/$1")
  [[ $1 != scenario ]] || made+=(games/*/scenarios)
  [[ ! -f fuzz/$1.tar.gz ]] || tar -xzf "fuzz/$1.tar.gz" -C "$kept"
  seeds=("build-asan/corpus/$1" "$kept" "${made[@]}")
}
