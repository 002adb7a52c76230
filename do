#!/usr/bin/env bash
# The one entry to the project: ./do VERB. Called alone it prints its verbs.
set -euo pipefail

caller=$PWD
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$root"

# Scripts that call cmake themselves use Ninja too; there may be no make on the machine.
export CMAKE_GENERATOR=Ninja
# What was compiled in one checkout need not be compiled again in another.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# What the program needs (names of Debian 12); what the tests need on top of it comes below.
program_packages=(g++ cmake ninja-build ccache mold pkg-config libcli11-dev libfmt-dev
  libsodium-dev libncurses-dev libboost1.81-dev libboost-json1.81-dev libspdlog-dev libsqlite3-dev
  libpq-dev brotli)
# What the web app needs: the WebAssembly compiler. Node comes with need_node.
web_packages=(clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32)
test_packages=(git python3 valgrind libgtest-dev postgresql
  clang-19 lld-19 libclang-rt-19-dev clang-format-19 clang-tidy-19 clang-tools-19)
# What the tests of the web app need: a browser, and a font that is the same on every machine.
browser_packages=(chromium fonts-dejavu-core)

# What the Python package is built with, and what its tests need, by their names on PyPI.
python_packages=(numpy gymnasium pettingzoo nanobind scikit-build-core mypy pyright pytest)

steps=(format rooms lint release calibration wasm web fifth asan tsan fuzz lockstep counts consumer python tidy)

if [[ -t 1 && -z ${NO_COLOR:-} ]]; then
  bold=$'\e[1m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'
else
  bold='' red='' green='' plain=''
fi

# --- Small words ----------------------------------------------------------------------------------

say() { printf '%s\n' "$*"; }
complain() { printf '%s\n' "${red}$*${plain}" >&2; }
die() {
  complain "$@"
  exit 1
}
wrong_call() {
  complain "$@"
  exit 2
}
fresh_seed() { od -An -N4 -tu4 /dev/urandom | tr -d ' \n'; }
is_number() { [[ $1 =~ ^[1-9][0-9]*$ ]]; }

# quietly LOG COMMAND...: shows what the command printed only if it fails.
quietly() {
  local log=$1
  shift
  mkdir -p "$(dirname "$log")"
  if ! "$@" >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
}

# script PATH: fails with a sentence if a script of the project is not there.
script() { [[ -x $1 ]] || die "$1 is missing or not executable."; }

# --- Installing -----------------------------------------------------------------------------------

# need PACKAGE...: installs those that are missing. Says nothing if none is.
need() {
  local missing=() package known
  if ! command -v dpkg-query >/dev/null; then
    for package in g++ cmake ninja ccache mold pkg-config; do
      command -v "$package" >/dev/null || missing+=("$package")
    done
    ((${#missing[@]} == 0)) && return
    die "This machine has no Debian packages, and these programs are missing: ${missing[*]}."
  fi
  known=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qxF "$package installed" <<<"$known" || missing+=("$package")
  done
  ((${#missing[@]} == 0)) && return

  local as_root=()
  if ((EUID != 0)); then
    as_root=(sudo -n)
    if ! sudo -n true 2>/dev/null; then
      die "These packages are missing, please install them: ${missing[*]}"
    fi
  fi
  say "Installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0)
  quietly build/log/apt-update "${apt[@]}" update ||
    complain "The package lists could not be brought up to date; trying with the old ones."
  quietly build/log/apt-install "${apt[@]}" install -y --no-install-recommends "${missing[@]}" ||
    die "Installing failed. These packages are needed: ${missing[*]}"
}
need_program() { need "${program_packages[@]}"; }
need_web() { need "${program_packages[@]}" "${web_packages[@]}"; }
need_all() { need "${program_packages[@]}" "${web_packages[@]}" "${test_packages[@]}"; }

# Vite wants Node 20.19, or 22.12 and above.
node_is_new() {
  local major minor
  IFS=. read -r major minor _ <<<"$(node --version 2>/dev/null | tr -d v)"
  ((major == 20 && minor >= 19 || major == 22 && minor >= 12 || major > 22))
}

# need_node: node and npm in PATH. Debian 12's own node is too old, but its npm can install a newer.
need_node() {
  command -v npm >/dev/null && node_is_new && return
  PATH=$root/build/node/node_modules/.bin:$PATH
  node_is_new && return
  need nodejs npm
  say "Installing Node 22 into build/node"
  mkdir -p build/node
  quietly build/log/node npm install --prefix build/node --no-audit --no-fund node@22 npm@10 ||
    die "Node could not be installed. The web app needs Node 22.12 or newer, and npm."
  hash -r
  node_is_new || die "Node 22 was installed into build/node, but does not run."
}

# Which Python: one with headers that can make environments, Debian's own first.
find_python() {
  local fits='import sys, sysconfig, os, venv, ensurepip
sys.exit(sys.version_info < (3, 11) or
         not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
  for python in /usr/bin/python3 python3; do
    command -v "$python" >/dev/null && "$python" -c "$fits" 2>/dev/null && return
  done
  need python3-venv python3-dev
  python=/usr/bin/python3
  "$python" -c "$fits" || die "Python 3.11 or newer with its headers and venv is needed."
}

# need_python [PACKAGE...]: an environment in build/pyenv with these packages beside the usual ones.
need_python() {
  local wanted="${python_packages[*]} $*"
  find_python
  [[ -x build/pyenv/bin/python ]] || quietly build/log/venv "$python" -m venv build/pyenv
  [[ $wanted == "$(cat build/pyenv/packages 2>/dev/null)" ]] && return
  say "Installing $wanted into build/pyenv"
  # shellcheck disable=SC2086
  quietly build/log/pip build/pyenv/bin/python -m pip install -q --upgrade $wanted ||
    die "The packages could not be installed."
  say "$wanted" >build/pyenv/packages
}

# --- Building -------------------------------------------------------------------------------------

# configure PRESET [NAME=VALUE]...: runs cmake if that was not done yet with these values. What
# changes in CMake files later is noticed by the build itself.
configure() {
  local preset=$1 setting defines=() same=1
  local cache=build/$preset/CMakeCache.txt
  shift
  [[ -f build/$preset/build.ninja && ! CMakePresets.json -nt $cache ]] || same=0
  for setting in "$@"; do
    defines+=("-D$setting")
    grep -qs "^${setting%%=*}:[A-Z]*=${setting#*=}$" "$cache" || same=0
  done
  ((same)) && return
  quietly "build/log/configure-$preset" cmake --preset "$preset" "${defines[@]}" ||
    die "The build in build/$preset could not be configured."
}

# make PRESET [TARGET]...
make() {
  local dir=build/$1 tell=--quiet work
  shift
  work=$(ninja -C "$dir" -n "$@" 2>/dev/null || true)
  [[ $work == *'no work to do'* ]] && return
  [[ -t 1 ]] && tell=
  ninja -C "$dir" ${tell:+"$tell"} "$@" || die "The build in $dir failed."
}

# The web app goes into the program as soon as it is built.
web_setting() {
  if [[ -f web/dist/index.html ]]; then
    echo "FOXTRAY_WEB=$root/web/dist"
  else
    echo 'FOXTRAY_WEB='
  fi
}

# The program alone. A fresh build leaves out tests and benchmarks, and their packages; one that has
# them keeps them.
build_program() {
  if [[ -f build/release/CMakeCache.txt ]]; then
    configure release "$(web_setting)"
  else
    configure release "$(web_setting)" FOXTRAY_TESTS=OFF FOXTRAY_BENCH=OFF
  fi
  make release "$@"
  ln -sfn release/apps/cli/foxtray build/foxtray
}

build_release() {
  configure release "$(web_setting)" FOXTRAY_TESTS=ON FOXTRAY_BENCH=ON
  make release
  ln -sfn release/apps/cli/foxtray build/foxtray
}

# The engine for browsers: build/wasm/foxtray.wasm
build_wasm() {
  configure wasm
  make wasm
}

# Whether nothing that goes into the web app is newer than what was built last.
web_is_fresh() {
  local built=build/web/built
  [[ -f web/dist/index.html && -f $built ]] || return 1
  [[ -z $(find web/src web/public web/*.* build/wasm/foxtray.wasm src/clever_players/weights \
    -newer $built -print -quit) ]]
}

# The packages of the web app, as its lock file has them.
web_modules() {
  local lock
  need_node
  mkdir -p build/web
  lock=$(sha256sum <web/package-lock.json)
  if [[ ! -d web/node_modules || $lock != "$(cat build/web/lock 2>/dev/null)" ]]; then
    say "Installing the packages of the web app"
    quietly build/log/npm npm --prefix web ci || die "The packages could not be installed."
    say "$lock" >build/web/lock
  fi
}

# The web app, with the engine in it: web/dist
build_web() {
  web_modules
  build_wasm
  web_is_fresh && return
  say "Building the web app"
  touch build/web/begun
  quietly build/log/web npm --prefix web run build || die "The web app could not be built."
  mv build/web/begun build/web/built
}

# The Python package: dist/foxtray-*.whl
build_wheel() {
  need_python
  mkdir -p dist
  rm -f dist/foxtray-*.whl
  CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache \
    quietly build/log/wheel build/pyenv/bin/python -m pip wheel -q --no-deps \
    --no-build-isolation -w dist apps/python || die "The wheel could not be built."
  quietly build/log/wheel-install build/pyenv/bin/python -m pip install -q --no-deps \
    --force-reinstall dist/foxtray-*.whl
}

build_asan() {
  configure asan
  make asan
}

# --- Steps of the test ----------------------------------------------------------------------------

sources() {
  find src apps tests bench fuzz -type f \( -name '*.h' -o -name '*.cpp' -o -name '*.c' \) -print0
}

# run_ctest PRESET [OPTION]...: prints the summary, or everything if a test fails.
run_ctest() {
  local log=build/log/ctest-$1
  quietly "$log" ctest --test-dir "build/$1" --output-on-failure --no-tests=error \
    -j "$(nproc)" "${@:2}" || return 1
  grep 'tests passed' "$log"
}

# fuzz_each SECONDS [NAME]: fuzzes each target, or the one of that name. The corpus grows in build/;
# the seeds in fuzz/corpus/ are only read.
fuzz_each() {
  local seconds=$1 only=${2:-} target name seeds ran=0 log
  for target in build/asan/fuzz/fuzz_*; do
    [[ -f $target && -x $target ]] || continue
    name=${target##*/fuzz_}
    [[ -z $only || $only == "$name" || $only == "fuzz_$name" ]] || continue
    ran=$((ran + 1))
    seeds=()
    [[ -d fuzz/corpus/$name ]] && seeds=("fuzz/corpus/$name")
    mkdir -p "build/fuzz-corpus/$name" build/fuzz-findings
    log=build/log/fuzz-$name
    say "$name, $seconds seconds, log in $log"
    quietly "$log" "$target" "-max_total_time=$seconds" -timeout=10 -print_final_stats=1 \
      "-artifact_prefix=build/fuzz-findings/$name-" "build/fuzz-corpus/$name" "${seeds[@]}" ||
      die "fuzz_$name found something. The input is in build/fuzz-findings/; replay it with" \
        "$target FILE"
    sed -n 's/^stat::number_of_executed_units: */  runs: /p' "$log"
  done
  ((ran > 0)) && return
  [[ -z $only ]] || wrong_call "There is no fuzz target named $only."
  die "There is no fuzz target in build/asan/fuzz."
}

# run_lockstep GAMES SEED
run_lockstep() {
  script tests/lockstep.sh
  say "$1 games, seed $2"
  tests/lockstep.sh "$1" "$2" || die "Play it again with ./do soak $1 $2"
}

clever_games=(ganz-schon-clever doppelt-so-clever clever-hoch-drei)

# calibrate_each OPTION...: foxtray_calibrate for each Clever game.
calibrate_each() {
  local game status=0
  for game in "${clever_games[@]}"; do
    build/release/bench/foxtray_calibrate --game "$game" --threads "$(nproc)" "$@" || status=1
  done
  return "$status"
}

# run_tidy FOLDER...: tests are left out, their macros are not ours.
run_tidy() {
  local folders
  configure debug
  quietly build/log/configure-debug ninja -C build/debug build.ninja
  folders=$(IFS='|' && echo "$*")
  quietly build/log/tidy run-clang-tidy-19 -quiet -p build/debug -j "$(nproc)" \
    -extra-arg=-Wno-unknown-warning-option \
    "^$root/($folders)/(?!.*_test\.cpp)"
}

step_format() { sources | xargs -0 -r clang-format-19 --dry-run -Werror; }
step_rooms() {
  script tools/check-rooms
  tools/check-rooms --self-test
  tools/check-rooms
  script tools/check-citations
  tools/check-citations
}
step_lint() {
  web_modules
  quietly build/log/lint npm --prefix web run --silent lint
}
step_release() {
  build_release
  run_ctest release
}
# A small form of ./do calibrate. The limits are wide enough for so few positions, and narrow enough
# for weights that know only the games of strong players: those are off by 40 points and more.
step_calibration() {
  build_release
  calibrate_each --kinds greedy,highest-die --positions 12 --playouts 12 --costs \
    --most-rms 9 --most-mean 5 --most-outside 15
}
step_wasm() {
  build_release
  build_wasm
  web_modules
  quietly build/log/wasm web/node_modules/.bin/vitest run --root web/tests
}
step_web() {
  need "${browser_packages[@]}"
  build_web
  build_program apps/cli/foxtray
  quietly build/log/web-check npm --prefix web run --silent check || return 1
  quietly build/log/web-test npm --prefix web run --silent test || return 1
  sed 's/\x1b\[[0-9;]*m//g' build/log/web-test | grep -E '^ *Tests '
  npm --prefix web run --silent e2e -- --embedded
}
step_fifth() {
  build_release
  build_wasm
  web_modules
  script tests/fifth-sheet/run
  tests/fifth-sheet/run
}
step_asan() {
  build_asan
  run_ctest asan -LE slow
}
step_tsan() {
  configure tsan
  make tsan foxtray_thread_tests foxtray_server_tests foxtray_store_tests
  run_ctest tsan -L threads
}
step_fuzz() {
  build_asan
  fuzz_each 20
}
step_lockstep() {
  build_release
  run_lockstep 100 "$(fresh_seed)"
}
step_counts() {
  build_release
  script bench/run
  bench/run --check
}
step_consumer() {
  build_release
  script tests/consumer/run
  tests/consumer/run
}
# In an environment of its own, without compiler and without Gymnasium; then everything.
step_python() {
  build_wheel
  find_python
  [[ -x build/pyclean/bin/python ]] || quietly build/log/venv "$python" -m venv build/pyclean
  quietly build/log/pyclean env PATH=/nowhere build/pyclean/bin/python -m pip install -q \
    --force-reinstall dist/foxtray-*.whl || return 1
  build/pyclean/bin/python apps/python/examples/first_result.py || return 1
  quietly build/log/mypy build/pyenv/bin/python -m mypy --strict --cache-dir build/mypy \
    apps/python/examples || return 1
  quietly build/log/pyright build/pyenv/bin/python -m pyright --pythonpath build/pyenv/bin/python \
    apps/python/examples || return 1
  quietly build/log/pytest build/pyenv/bin/python -m pytest -q -x -p no:cacheprovider \
    apps/python/tests || return 1
  tail -1 build/log/pytest
}
step_tidy() { run_tidy src; }

describe() {
  case $1 in
    format) echo 'formatting' ;;
    rooms) echo 'no include steps backwards, every rule cited exists' ;;
    lint) echo 'the web app: correctness rules and formatting' ;;
    release) echo 'release build and its tests' ;;
    calibration) echo 'what the coach tells of positions that people reach' ;;
    wasm) echo 'the WebAssembly engine says what the native one says' ;;
    web) echo 'the web app: types, unit tests, and games in a real browser' ;;
    fifth) echo 'a page with a game that the product does not have' ;;
    asan) echo 'the tests with address and undefined-behaviour sanitizers' ;;
    tsan) echo 'the threaded tests with the thread sanitizer' ;;
    fuzz) echo 'a short run of each fuzz target' ;;
    lockstep) echo 'random games in step with the reference' ;;
    counts) echo 'instruction counts' ;;
    consumer) echo 'the installed library used from outside' ;;
    python) echo 'the Python package: types, tests, and the suites of Gymnasium and PettingZoo' ;;
    tidy) echo 'static analysis of the library' ;;
  esac
}

# --- Verbs ----------------------------------------------------------------------------------------

verb_run() {
  local open=()
  need_web
  build_web
  build_program apps/cli/foxtray
  if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]] && command -v xdg-open >/dev/null; then
    open=(--open)
  fi
  cd "$caller"
  exec "$root/build/foxtray" serve "${open[@]}" "$@"
}

verb_play() {
  need_program
  build_program apps/cli/foxtray
  cd "$caller"
  exec "$root/build/foxtray" play "$@"
}

verb_build() {
  need_web
  build_web
  build_program
}

verb_test() {
  local chosen=("$@") step status start passed=0
  ((${#chosen[@]})) || chosen=("${steps[@]}")
  for step in "${chosen[@]}"; do
    [[ " ${steps[*]} " == *" $step "* ]] ||
      wrong_call "There is no test step $step. The steps are: ${steps[*]}."
  done
  need_all
  for step in "${chosen[@]}"; do
    say "${bold}== $step: $(describe "$step")${plain}"
    start=$SECONDS
    # Not as a condition: bash would then go on after a command that fails inside.
    set +e
    (
      set -e
      "step_$step"
    )
    status=$?
    set -e
    if ((status != 0)); then
      complain "The step $step failed after $((SECONDS - start)) s. Run it alone with: ./do test $step"
      say "$passed passed, 1 failed"
      exit 1
    fi
    passed=$((passed + 1))
    say "${green}   $step: fine, $((SECONDS - start)) s${plain}"
  done
  say "$passed passed, 0 failed"
}

verb_wheel() {
  need_program
  build_wheel
  ls dist/foxtray-*.whl
}

verb_bench() {
  if [[ ${1:-} == python ]]; then
    shift
    need_program
    build_wheel
    exec build/pyenv/bin/python apps/python/bench/steps.py "$@"
  fi
  need_all
  build_release
  script bench/run
  exec bench/run "$@"
}

verb_calibrate() {
  local long=()
  need_all
  build_release
  if [[ ${1:-} == long ]]; then
    shift
    long=(--positions 100 --reports 30 --costs --against "strong+30,strong+100,analysis:20")
  elif ((${#} == 0)); then
    long=(--positions 30 --reports 4 --costs)
  fi
  calibrate_each "${long[@]}" "$@"
}

verb_fuzz() {
  is_number "${1:-3600}" || wrong_call "Seconds are a number: ./do fuzz [seconds] [target]"
  need_all
  build_asan
  fuzz_each "${1:-3600}" "${2:-}"
}

verb_soak() {
  is_number "${1:-2000}" || wrong_call "Games are a number: ./do soak [games] [seed]"
  need_all
  build_release
  run_lockstep "${1:-2000}" "${2:-$(fresh_seed)}"
  FOXTRAY_COACH_TIMES=400 build/release/tests/foxtray_coach_tests
}

verb_golden() {
  need_all
  build_release
  script tests/golden/regenerate
  exec tests/golden/regenerate "$@"
}

verb_format() {
  need_all
  sources | xargs -0 -r clang-format-19 -i
  web_modules
  quietly build/log/format npm --prefix web run --silent format
}

verb_tidy() {
  need_all
  run_tidy src apps || die "clang-tidy has complaints, see above."
}

verb_clean() { rm -rf build dist web/dist web/node_modules; }

verb_help() {
  cat <<END
./do VERB

  run [OPTION...]            build what is missing and serve the web app: foxtray serve OPTION...
  play [OPTION...]           the same in the terminal: foxtray play OPTION...
  build                      build the program with the web app in it: build/foxtray
  test [STEP...]             run every check, or only these steps:
                             ${steps[*]}
  wheel                      build the Python package: dist/foxtray-*.whl
  bench [OPTION...]          measure speed
  bench python               measure steps a second from Python
  calibrate [long] [OPTION...]
                             hold what the coach tells against what master makes of positions
                             that players of many kinds reach; long also compares master with
                             playouts, and takes hours
  fuzz [SECONDS] [TARGET]    fuzz each target that long (3600 s), or one of them
  soak [GAMES] [SEED]        play random games (2000) in step with the reference, and
                             let the coach think long about the positions of tests/coach
  golden                     write the golden games and pictures anew, to be reviewed as a diff
  format                     format all sources
  tidy                       static analysis of the library and the programs
  clean                      remove everything that was built
END
}

verb=${1:-help}
(($# == 0)) || shift
case $verb in
  run | play | build | test | wheel | bench | calibrate | fuzz | soak | golden | format | tidy | clean) "verb_$verb" "$@" ;;
  help | -h | --help) verb_help ;;
  *) wrong_call "There is no verb $verb. ./do alone prints the verbs." ;;
esac
