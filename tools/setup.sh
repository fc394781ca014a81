# Sourced by ./play, ./test and others: installs what is missing, builds, tells the time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

cores=$(nproc)
SECONDS=0

say() { printf '\n== %s\n' "$*"; }

# processor: sets `used` to the seconds of processor time that everything run from here has taken so far.
# Asked of this very shell ($(times) would ask a new one), hence the file.
processor() {
  local file=${TMPDIR:-/tmp}/saloon-times.$$ user_min user_s system_min system_s
  times >"$file"
  IFS='ms ' read -r user_min user_s system_min system_s < <(tail -n 1 "$file")
  rm "$file"
  used=$((user_min * 60 + ${user_s%[.,]*} + system_min * 60 + ${system_s%[.,]*}))
}

# elapsed SECONDS -> "7 min 12 s"
elapsed() {
  if (($1 >= 60)); then printf '%d min %d s' $(($1 / 60)) $(($1 % 60)); else printf '%d s' "$1"; fi
}

is_installed() { [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]]; }

# need PACKAGE...: installs those that are missing, and says so.
need() {
  if ! command -v dpkg-query apt-get >/dev/null; then
    echo "set-up: this is not Debian; going on with what is here (wanted: $*)"
    return
  fi
  local package missing=()
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  if ((${#missing[@]} == 0)); then
    echo "set-up: everything is installed"
    return
  fi
  echo "set-up: installing ${missing[*]}"
  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || { echo "set-up: run this as root, or install sudo" >&2; exit 2; }
    as_root=(sudo)
  fi
  if ! "${as_root[@]}" apt-get update -q=2 ||
    ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q=2 -y --no-install-recommends \
      "${missing[@]}" >/dev/null; then
    echo "set-up: apt-get could not install ${missing[*]}" >&2
    exit 2
  fi
  echo "set-up: installed in $(elapsed $SECONDS)"
}

# need_node: node (18 or newer) and npm, those that are here or Debian's, and what package-lock.json names.
need_node() {
  if ! command -v node >/dev/null || ! command -v npm >/dev/null; then need nodejs npm; fi
  if (($(node -p 'parseInt(process.versions.node)') < 18)); then
    echo "set-up: node $(node --version) is too old; 18 or newer is needed" >&2
    exit 2
  fi
  if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --silent || { echo "set-up: npm could not install what package-lock.json names" >&2; exit 2; }
  fi
}

# configure PRESET [OPTION...]
configure() {
  local log
  log=$(cmake --preset "$@" 2>&1) || { printf '%s\n' "$log"; return 1; }
}

# build PRESET [--target T...]: quiet unless somebody is watching.
build() {
  local quiet=()
  [[ -t 1 ]] || quiet=(-- --quiet)
  cmake --build --preset "$@" -j "$cores" "${quiet[@]}"
}

# build_modules: the games as WebAssembly, with the tools of the release build, which has been configured.
build_modules() {
  if [[ ! -f build-wasm/build.ninja ]]; then configure wasm -DSALOON_HOST="$PWD/build" -DBUILD_TESTING=OFF || return 1; fi
  build wasm
}

# build_web: the client for browsers, with the modules that are there, in build-web, and packed for the program in
# build-client; unless nothing that it is made of is newer than the pack. The next build of the program takes it in.
build_web() {
  local pack=build-client/client.pack newer=all
  if [[ -f $pack ]]; then
    newer=$(find web words wasm/*.mjs games/*/{words,board,rules.*.md} build/generated/games/*/pieces.json build-wasm/modules \
      tools/web package{,-lock}.json {svelte,vite}.config.* tsconfig.json -newer "$pack" -print -quit 2>/dev/null) || true
  fi
  [[ -n $newer ]] || return 0
  npm run --silent build -- --logLevel warn && node tools/web/pack.mjs build-web "$pack"
}

build_packages=(g++ cmake ninja-build ccache mold libboost1.81-dev libcli11-dev libedit-dev libsqlite3-dev
  libqrencode-dev libtomlplusplus-dev libssl-dev)
test_packages=(git clang-19 libclang-rt-19-dev clang-format-19 libgtest-dev libgmock-dev librapidcheck-dev python3
  python3-dev pybind11-dev)
wasm_packages=(clang-19 llvm-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)
browser_packages=(chromium fonts-dejavu-core)
screens_packages=(pngquant)
full_packages=(clang-tidy-19 python3-clang-19 valgrind)
bench_packages=(libbenchmark-dev python3 valgrind)

# side_by_side: a command in each line of the input, one on every core; fails if one of them does.
side_by_side() { xargs -P "$cores" -I{} bash -o pipefail -c '{}'; }

# slugs PROGRAM: the games that it has.
slugs() { "$1" games --json | python3 -c 'import json, sys; print(*(game["slug"] for game in json.load(sys.stdin)))'; }

# games_and_seats PROGRAM: a line "slug seats [--option NAME=VALUE]..." for every seat count of every game.
games_and_seats() {
  "$1" games --json | python3 -c '
import json, sys
for game in json.load(sys.stdin):
    for seats, needs in game["tables"].items():
        print(game["slug"], seats, *("--option " + setting for setting in needs))'
}
