#!/usr/bin/env bash
# Works through the exercises of a chapter as a reader would, with rebuilds: each skeleton breaks the rule that the
# exercise's text names, its solution passes, and `next` begins the following exercise.
#
#   Tests/exercises-walk.sh Counter
#   Tests/exercises-walk.sh all
#
# A verdict may take 10 seconds after a file is saved, on two idle cores. A busy machine, such as one that runs .ci/run,
# needs more: `VERDICT_SECONDS=60 Tests/exercises-walk.sh Counter`.
#
# The script works in this folder: a copy would have to build each chapter again. At the end it deletes only the files
# that it has written and that are unchanged.
set -euo pipefail
cd "$(dirname "$0")/.."

complain() { printf 'Tests/exercises-walk.sh: %s\n' "$*" >&2; }

fail() {
  complain "$*"
  exit 1
}

# Lists the files in the folders where readers write.
readers_files() { find Chapters/*/Yours -type f ! -name README.md; }

chapter=${1:?name a chapter, or all}
limit=${VERDICT_SECONDS:-10}
if [ -e .workbook ] || [ -n "$(readers_files)" ]; then
  fail "this folder has files of a reader: run the script in a fresh clone, where it cannot delete them"
fi
place=$(mktemp -d "${TMPDIR:-/tmp}/exercises-walk.XXXXXX")
trap take_away EXIT

# Notes the content that the script leaves in a file, copied from another file.
leaves() {
  mkdir -p "$place/$(dirname "$1")"
  cp "$2" "$place/$1"
}

take_away() {
  while IFS= read -r file; do
    if cmp -s "$file" "$place/$file"; then rm "$file"; fi
  done < <(cd "$place" && find Chapters -type f 2>/dev/null)
  # The files that the workbook writes for each build of an exercise.
  for started in Chapters/*/Yours/Start/*+Start.swift; do
    file=$(dirname "$(dirname "$started")")/$(basename "$started" +Start.swift).swift
    if [ -e "$place/$file" ] && [ ! -e "$file" ]; then rm -f "$started"; fi
  done
  rmdir Chapters/*/Yours/Start Chapters/*/Yours/Kept 2>/dev/null || true
  if [ -z "$(readers_files)" ] && cmp -s .workbook "$place/.workbook"; then rm .workbook; fi
  left=$(readers_files; find . -maxdepth 1 -name .workbook)
  if [ -n "$left" ]; then complain "these files have changed meanwhile and are kept: $left"; fi
  rm -rf "$place"
}

# Runs the workbook, and stores its output and its status.
work() {
  status=0
  said=$("$workbook" "$@" 2>&1) || status=$?
  if [ -e .workbook ]; then cp .workbook "$place/.workbook"; fi
}

# Prints one of the two texts in an exercise's file: the skeleton (0) or the solution (1).
part() {
  awk -v solved="$1" '
    /^ *#if SOLVED$/ { out = !solved; next }
    /^ *#else$/ { out = solved; next }
    /^ *#endif$/ { out = 0; next }
    !out' "$folder/Exercises/Solutions/$exercise.swift"
}

# Finds the files of an exercise.
find_exercise() {
  folder=$(echo Chapters/*-"${1%/*}")
  exercise=${1#*/}
  text=$(echo "$folder"/Exercises/Texts/*-"$exercise".md)
  skeleton=$place/skeleton.swift
  solution=$place/solution.swift
  part 0 >"$skeleton"
  part 1 >"$solution"
  yours=$folder/Yours/$exercise.swift
}

# Begins an exercise, by `begin` or by `next`, and checks that it is the expected one.
take_up() {
  local path=$1
  shift
  find_exercise "$path"
  leaves "$yours" "$skeleton"
  work "$@"
  [ "$status" = 0 ] || fail "$* ends with status $status: $said"
  case $said in
    "$path: $(sed -n '1s/^# //p' "$text")  ("*) ;;
    *) fail "$* should have begun $path, and says: $said" ;;
  esac
}

# Writes a file as an editor would, unless it has been changed by another program.
save() {
  cmp -s "$yours" "$place/$yours" || fail "another program has changed $yours while the script was running"
  leaves "$yours" "$1"
  cp "$1" "$yours"
}

swift build --product Workbook
workbook=$(swift build --show-bin-path)/Workbook
slowest=0
paths=()
while IFS= read -r path; do paths+=("$path"); done < <("$workbook" list | awk '{ print $2 }')

at=
for index in "${!paths[@]}"; do
  path=${paths[$index]}
  [ "$chapter" = all ] || [ "$chapter" = "${path%/*}" ] || continue
  if [ -z "$at" ]; then take_up "$path" begin "$path"; fi
  find_exercise "$path"
  at=$path
  work verify
  promised=$(awk '/^## At first/ { found = 1 } found && /^✗/ { print; exit }' "$text")
  [ -n "$promised" ] || fail "$text promises nothing"
  [ "$status" = 1 ] || fail "$path: the skeleton ends with status $status: $said"
  case $said in
    *"$promised"*) ;;
    *) fail "$path: its text promises: $promised; and it says: $said" ;;
  esac
  save "$solution"
  began=$SECONDS
  work verify
  took=$((SECONDS - began))
  [ "$status" = 0 ] || fail "$path: the solution ends with status $status: $said"
  printf '%s: solved, %s s from saving to the verdict\n' "$path" "$took"
  [ "$took" -le "$limit" ] || fail "$path: no verdict may take longer than $limit s; VERDICT_SECONDS sets another limit"
  if [ "$took" -gt "$slowest" ]; then slowest=$took; fi
  if [ $((index + 1)) -lt ${#paths[@]} ]; then
    take_up "${paths[$((index + 1))]}" next
  elif [ "$chapter" != all ]; then
    take_up "${paths[0]}" next
  else
    work next
    [ "$said" = "All exercises are solved." ] || fail "behind the last exercise next says: $said"
  fi
done

[ -n "$at" ] || fail "there is no chapter $chapter with exercises"
find_exercise "$at"
played=$(echo show | "$workbook" run "$at" --script - 2>"$place/said") ||
  fail "$at: it does not play, with status $?: $(cat "$place/said")"
case $played in *your*) ;; *) fail "$at: it does not play as the fifth: $played" ;; esac
# An editor may save a file without a change: the lines that ran must still be shown.
touch "$yours"
"$workbook" run "$at" --trace-lines - </dev/null >"$place/lines" 2>"$place/trace" ||
  fail "$at: saved without a change, it does not show which lines ran: $(cat "$place/trace")"
grep -qF "\"$yours\"" "$place/lines" || fail "$at: no line of $yours ran"
{ cat "$solution"; printf 'this is no Swift
'; } >"$place/broken"
save "$place/broken"
work verify "$at"
case $status-$said in
  1-*"the compiler does not take $yours yet"*) ;;
  *) fail "$at: what does not compile ends with status $status: $said" ;;
esac
leaves "$folder/Yours/Kept/$exercise 1.swift" "$place/broken"
work reset "$at"
leaves "$yours" "$skeleton"
cmp -s "$place/broken" "$folder/Yours/Kept/$exercise 1.swift" || fail "$at: a reset loses what was written"
printf 'the exercises of %s can be walked through; the slowest verdict came after %s s\n' "$chapter" "$slowest"
