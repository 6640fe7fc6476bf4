#!/usr/bin/env bash
# Packs a set for a workshop and uses it as a learner would: the set builds, runs a chapter and judges an exercise
# without network and without the whole package. `Tests/workshop-set.sh 04 09`; the default is chapter 3.
set -euo pipefail
cd "$(dirname "$0")/.."
unset RX YOURS

fail() {
  printf 'Tests/workshop-set.sh: %s\n' "$*" >&2
  exit 1
}

[ $# -gt 0 ] || set -- 03
place=$(mktemp -d "${TMPDIR:-/tmp}/workshop-set.XXXXXX")
planted=()

# Writes a file, unless it exists.
plant() {
  [ ! -e "$2" ] || return 0
  planted+=("$PWD/$2")
  printf '%s\n' "$1" >"$2"
}

# A file that has been replaced meanwhile is kept.
tidy_up() {
  for file in "${planted[@]}"; do
    case $(cat "$file" 2>/dev/null) in
      "$teachers" | "$progress") rm -f "$file" ;;
    esac
  done
  rm -rf "$place"
}
trap tidy_up EXIT

# Files of a teacher must not end up in the set; a fresh clone has none.
teachers='// the teacher wrote this, in Tests/workshop-set.sh'
progress='{"solved":["Planted/ByWorkshopSet"]}'
for folder in Chapters/*-*; do plant "$teachers" "$folder/Yours/PlantedByWorkshopSet.swift"; done
plant "$progress" .workbook

# Enough time for the first exercise of each chapter, and at most for all of them.
swift run Workbook pack "$@" --minutes $((75 * $# + 30)) --to "$place/Workshop"
[ -z "$(find "$place/Workshop/Chapters"/*/Yours -type f ! -name README.md)" ] || fail "something of the teacher's is in the set"
[ ! -e "$place/Workshop/.workbook" ] || fail "how far the teacher has come is in the set"
cd "$place/Workshop"

# From here on, builds have no network.
export https_proxy=http://127.0.0.1:9 http_proxy=http://127.0.0.1:9
swift build 2>&1 | tee "$place/log"
if grep -q 'warning:' "$place/log"; then fail "the set does not build without warnings: see above"; fi
swift run Workbook >"$place/log"
grep -q '^The next one is ' "$place/log" || fail "the workbook does not say what is next: $(cat "$place/log")"

for folder in Chapters/*-*; do
  program=${folder##*-}
  swift run "$program" --demo >"$place/log" || fail "$program --demo ends with status $?: $(cat "$place/log")"
  text=$(find "$folder/Exercises/Texts" -name '1-*.md')
  exercise=$(basename "$text" .md | cut -d- -f2)
  promised=$(awk '/^## At first/ { found = 1 } found && /^✗/ { print; exit }' "$text")
  swift run Workbook begin "$program/$exercise" >/dev/null
  status=0
  swift run Workbook verify >"$place/log" 2>&1 || status=$?
  [ "$status" = 1 ] && grep -qF "$promised" "$place/log" || fail "$program/$exercise at first: $status, $(cat "$place/log")"
  awk '/^ *#if SOLVED$/ { next } /^ *#else$/ { out = 1; next } /^ *#endif$/ { out = 0; next } !out' \
    "$folder/Exercises/Solutions/$exercise.swift" >"$folder/Yours/$exercise.swift"
  swift run Workbook verify >"$place/log" 2>&1 || fail "$program/$exercise is not solved: $(cat "$place/log")"
  printf '%s: the demo plays, and %s is judged\n' "$program" "$exercise"
done

swift run Workbook result Ada >/dev/null
swift run Workbook results . >"$place/log"
grep -q '^Ada ' "$place/log" || fail "the result of a learner is not in the table: $(cat "$place/log")"
printf 'the set builds and runs by itself\n'
