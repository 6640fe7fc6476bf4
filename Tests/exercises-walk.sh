#!/usr/bin/env bash
# Walks through the exercises of a chapter as a reader would, with rebuilds: each begins wrong, by the rule that its text
# names, and its solution is found to be one. `Tests/exercises-walk.sh Counter`, or `all`.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'Tests/exercises-walk.sh: %s\n' "$*" >&2
  exit 1
}

chapter=${1:?name a chapter, or all}
if [ -e .workbook ] || [ -n "$(find Chapters/*/Yours -type f ! -name README.md)" ]; then
  fail "somebody works here: walk in a fresh clone, where nothing of a reader's can be lost"
fi
trap 'rm -rf .workbook Chapters/*/Yours/*.swift Chapters/*/Yours/Start Chapters/*/Yours/Kept' EXIT

swift build --product Workbook
workbook=$(swift build --show-bin-path)/Workbook
slowest=0

# What the workbook says to an exercise, and with which status.
verify() {
  local began=$SECONDS
  status=0
  said=$("$workbook" verify "$1" 2>&1) || status=$?
  took=$((SECONDS - began))
}

for folder in Chapters/*-*; do
  name=${folder##*-}
  [ "$chapter" = all ] || [ "$chapter" = "$name" ] || continue
  [ -d "$folder/Exercises" ] || continue
  for text in "$folder"/Exercises/Texts/*.md; do
    exercise=$(basename "$text" .md | cut -d- -f2)
    path=$name/$exercise
    "$workbook" begin "$path" >/dev/null
    verify "$path"
    promised=$(awk '/^## At first/ { found = 1 } found && /^✗/ { print; exit }' "$text")
    [ -n "$promised" ] || fail "$text promises nothing"
    [ "$status" = 1 ] || fail "$path: the skeleton ends with status $status: $said"
    case $said in
      *"$promised"*) ;;
      *) fail "$path: its text promises: $promised; and it says: $said" ;;
    esac
    cp "$folder/Exercises/Solutions/$exercise.swift" "$folder/Yours/$exercise.swift"
    verify "$path"
    [ "$status" = 0 ] || fail "$path: the solution ends with status $status: $said"
    if [ "$took" -gt "$slowest" ]; then slowest=$took; fi
    printf '%s: solved, %s s from saving to the verdict\n' "$path" "$took"
  done
done

[ -e .workbook ] || fail "there is no chapter $chapter with exercises"
folder=$(dirname "$(dirname "$(dirname "$text")")")
file=$folder/Yours/$exercise.swift
printf 'this is no Swift\n' >>"$file"
verify "$path"
case $status-$said in
  1-*"the compiler does not take $file yet"*) ;;
  *) fail "$path: what does not compile ends with status $status: $said" ;;
esac
"$workbook" reset "$path" >/dev/null
grep -qx 'this is no Swift' "$folder/Yours/Kept/$exercise 1.swift" || fail "$path: a reset loses what was written"
printf 'the exercises of %s can be walked through; the slowest verdict came after %s s\n' "$chapter" "$slowest"
