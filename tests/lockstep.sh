#!/usr/bin/env bash
# Plays games of every game, number of players and option, and has them replayed by the independent
# reference (tests/reference): legal moves, scores and chance must be equal at every step. The other
# way round the reference plays and foxtray checks.
#
#   tests/lockstep.sh GAMES SEED    about so many games of each game, from this seed
set -euo pipefail
cd "$(dirname "$0")/.."

games=${1:?how many games of each game}
seed=${2:?a seed}
program=build/release/apps/cli/foxtray
trace=build/release/tests/foxtray_trace
reference=tests/reference/lockstep.py
for file in "$program" "$trace"; do
  [[ -x $file ]] || { echo "$file is missing: ./do build, or cmake --build --preset release" >&2; exit 1; }
done
folder=$(mktemp -d)
mkdir "$folder/ours" "$folder/theirs"
trap 'rm -rf "$folder"' EXIT

# One line for each set-up: game, players, options.
setups() {
  local game players
  for game in ganz-schon-clever doppelt-so-clever clever-hoch-drei; do
    for players in 1 2 3 4; do echo "$game $players"; done
    echo "$game 1 solo-fallback=off"
  done
  for players in 1 3; do echo "ganz-schon-clever $players decline=free"; done
  echo "ganz-schon-clever 1 decline=free solo-fallback=off"
  for players in 1 2 4; do
    echo "clever-hoch-drei $players blue-question=total"
    echo "clever-hoch-drei $players seven-after-seven=on"
    echo "clever-hoch-drei $players blue-question=total seven-after-seven=on"
  done
  for players in 2 3 4 5; do
    echo "wizard-dice $players"
    echo "wizard-dice $players target=12"
    echo "wizard-dice $players cards=on"
    echo "wizard-dice $players cards=on target=12 first-seer=2"
  done
}

mapfile -t all < <(setups)
declare -A per_game
for setup in "${all[@]}"; do
  read -r game _ <<<"$setup"
  per_game[$game]=$((${per_game[$game]:-0} + 1))
done

played=0
number=0
for setup in "${all[@]}"; do
  read -r -a words <<<"$setup"
  game=${words[0]} players=${words[1]}
  options=()
  for option in "${words[@]:2}"; do options+=(--option "$option"); done
  number=$((number + 1))
  each=$(((games + 4 * per_game[$game] - 1) / (4 * per_game[$game])))
  base=$((seed * 1000 + number))
  "$program" random --game "$game" --players "$players" "${options[@]}" --player random \
    --seed "$base" --count "$each" --out "$folder/ours/$number-random"
  "$program" random --game "$game" --players "$players" "${options[@]}" --player greedy \
    --seed "$base" --count "$each" --out "$folder/ours/$number-greedy"
  for player in uniform greedy; do
    python3 "$reference" random --game "$game" --players "$players" "${options[@]}" --seed "$base" \
      --count "$each" --player "$player" --out "$folder/theirs/$number-$player"
  done
  played=$((played + 4 * each))
done

differences=0
while IFS= read -r -d '' batch; do
  mapfile -t records < <(find "$batch" -name '*.fox' | sort)
  "$trace" "${records[@]}" >"$folder/foxtray.txt" || true
  python3 "$reference" trace "${records[@]}" >"$folder/reference.txt" || true
  if ! cmp -s "$folder/foxtray.txt" "$folder/reference.txt"; then
    differences=$((differences + 1))
    echo "different in $(basename "$batch"):" >&2
    diff "$folder/foxtray.txt" "$folder/reference.txt" | cut -c 1-300 | head -n 6 >&2 || true
  fi
done < <(find "$folder/ours" "$folder/theirs" -mindepth 1 -maxdepth 1 -type d -print0)

"$program" check --quiet "$folder/theirs" "$folder/ours" >"$folder/check.txt" || {
  head "$folder/check.txt" >&2
  differences=$((differences + 1))
}
echo "$played games in lock-step, $differences batches with differences (seed $seed)"
((differences == 0))
