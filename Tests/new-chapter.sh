#!/usr/bin/env bash
# Makes a chapter as an author would, builds it and runs its tests. Then adds the exercise and the fault whose forms the
# chapter's own files show, and runs the tests that look at them.
#
#   Tests/new-chapter.sh LightSwitch
#
# The script works in this folder: a copy would have to build everything again. At the end it takes away what it has made.
set -euo pipefail
cd "$(dirname "$0")/.."
unset RX RECORD
name=${1:-LightSwitch}

fail() {
  printf 'Tests/new-chapter.sh: %s\n' "$*" >&2
  exit 1
}

place=$(mktemp -d "${TMPDIR:-/tmp}/new-chapter.XXXXXX")
cp Package.swift "$place/before"
swift build --product Workbook
"$(swift build --show-bin-path)/Workbook" new-chapter "$name"
cp Package.swift "$place/after"
chapter=$(echo Chapters/*-"$name")

tidy_up() {
  rm -rf "$chapter" "Tests/${name}Tests" "Tests/CommandLineTests/Openings/$name.txt"
  if cmp -s Package.swift "$place/after"; then cp "$place/before" Package.swift; fi
  rm -rf "$place"
}
trap tidy_up EXIT

# Runs a command with its output, which must have no warning.
quietly() {
  "$@" 2>&1 | tee "$place/log"
  if grep -q 'warning:' "$place/log"; then fail "$* has warnings: see above"; fi
}

# Runs those tests that a regular expression names, after they have been built.
tests() {
  quietly swift test --skip-build --no-parallel --filter "$1"
  grep -q 'Test run with [1-9][0-9]* tests.* passed' "$place/log" || fail "swift test never said that $1 passed"
}

# Prints the indented block of a text that begins with a line, without its indentation.
form() {
  local text
  text=$(awk -v first="    $1" '$0 == first { out = 1 } out && !/^(    |$)/ { exit } out { sub(/^    /, ""); print }' "$2")
  [ -n "$text" ] || fail "$2 shows no form that begins with: $1"
  printf '%s\n' "$text"
}

swift format lint --strict --recursive "$chapter" "Tests/${name}Tests"
quietly swift build --product "$name"
swift run --skip-build "$name" --demo
swift run --skip-build "$name" --check --depth 4 --random 50
quietly swift build --build-tests
tests "^${name}Tests\.|\.(PackageMap|ParallelFiles|Document|ExercisesInDocuments|EveryStep|EveryChapter)Tests/"

texts=$chapter/Exercises/Texts
form 'import Stage' "$texts/README.md" >"$chapter/Exercises/Exercises.swift"
form "@testable import $name" "$texts/README.md" >"$chapter/Exercises/Solutions/UnseenFlip.swift"
form '# A flip that the screen does not show' "$texts/README.md" >"$texts/1-UnseenFlip.md"
form '| command | exercise | kind, way, time | what it is about |' "$texts/README.md" >"$place/rows"
awk -v rows="$place/rows" '{ print } /^## Make/ { print ""; while ((getline row <rows) > 0) print row }' \
  "$chapter/README.md" >"$place/text"
cp "$place/text" "$chapter/README.md"
fault=$(form "## CallbackWay.UnseenFlip in ${name}Chapter" "$chapter/Faults.md")
printf '# The faults of the quiz\n\n%s\n' "$fault" >"$chapter/Faults.md"
quietly swift build --build-tests
RECORD=1 tests '^SkeletonsTests\.'
tests "^(${name}|Skeletons|Solutions)Tests\.|\.(Faults|ExercisesInDocuments)Tests/"
printf 'a new chapter is complete, and so it is with an exercise and a fault\n'
