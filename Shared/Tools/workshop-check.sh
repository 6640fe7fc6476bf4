#!/usr/bin/env bash
# Checks whether this machine is ready for a workshop: one line for each requirement, with the remedy if it is missing.
# Needs no network. The first run builds everything, which may take ten minutes; --quick builds only one chapter.
set -u
unset RX
cd "$(dirname "$0")/../.." || exit 1

wanted_version=6.2
wanted_columns=40
wanted_rows=12
wanted_gigabytes=5
# A package that is built needs room only for changes.
[ ! -d .build ] || wanted_gigabytes=1
missing=0

fine() { printf 'ok       %s\n' "$1"; }

# Prints a line of another program without control characters.
line() { tr -d '[:cntrl:]' | cut -c 1-200; }

# Prints a fault and its remedy.
lacks() {
  printf 'missing  %s\n         → %s\n' "$1" "$2"
  missing=$((missing + 1))
}

# Prints a warning.
hint() { printf 'hint     %s\n         → %s\n' "$1" "$2"; }

log=$(mktemp "${TMPDIR:-/tmp}/workshop-check.XXXXXX") || exit 1
trap 'rm -f "$log"' EXIT

chapters=everything
for word; do
  case "$word" in
    --quick) chapters=Counter ;;
    --help | -h)
      printf 'Usage: bash Shared/Tools/workshop-check.sh [--quick]\n\n'
      printf 'Is this machine ready for a workshop? Builds everything, or with --quick one chapter only.\n'
      exit 0
      ;;
    *)
      printf 'workshop-check: %s is no option; there is --quick, or nothing\n' "$(printf %q "$word")" >&2
      exit 64
      ;;
  esac
done

# Succeeds if version $1 is at least version $2; both are MAJOR.MINOR.
is_at_least() {
  [ "${1%%.*}" -gt "${2%%.*}" ] || { [ "${1%%.*}" -eq "${2%%.*}" ] && [ "${1#*.}" -ge "${2#*.}" ]; }
}

check_swift() {
  if ! command -v swift >/dev/null 2>&1; then
    lacks "no program called swift" "install a Swift toolchain, $wanted_version or later, from swift.org, and open a new terminal"
    return 1
  fi
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
  if [ -z "$version" ]; then
    lacks "swift does not say which version it is" "see what 'swift --version' prints, and install $wanted_version or later"
    return 1
  fi
  if ! is_at_least "$version" "$wanted_version"; then
    lacks "Swift $version is too old" "install $wanted_version or later from swift.org"
    return 1
  fi
  fine "Swift $version"
}

check_disk() {
  local kilobytes
  kilobytes=$(df -Pk . | awk 'NR == 2 { print $4 }')
  if [ "$((${kilobytes:-0} / 1024 / 1024))" -ge "$wanted_gigabytes" ]; then
    fine "room on the disk"
  else
    lacks "less than $wanted_gigabytes GB free on the disk of this folder" "make room, or copy this folder to another disk"
  fi
}

check_build() {
  local arguments=(--build-tests)
  [ "$chapters" = everything ] || arguments=(--product "$chapters")
  printf '         building; the first time this takes some minutes …\n'
  if swift build "${arguments[@]}" >"$log" 2>&1; then
    fine "built: $chapters"
  else
    lacks "the build fails: $({ grep -m 1 'error:' "$log" || tail -n 1 "$log"; } | line)" \
      "take a fresh copy of this folder; if that fails too, send the output of 'swift build'"
    return 1
  fi
}

check_demo() {
  local programs
  programs=$(swift build --show-bin-path 2>/dev/null)
  if "$programs/Counter" --demo >"$log" 2>&1 && grep -q 'the four ways are the same' "$log"; then
    fine "a chapter runs"
  else
    lacks "swift run Counter --demo fails: $(tail -n 1 "$log" | line)" "send the output of 'swift run Counter --demo'"
  fi
}

check_tests() {
  if swift test --skip-build --filter CounterTests >"$log" 2>&1; then
    fine "a chapter's tests pass"
  else
    lacks "swift test --filter CounterTests fails: $({ grep -m 1 -e '✘' -e 'error:' "$log" || tail -n 1 "$log"; } | line)" \
      "send the output of 'swift test --filter CounterTests'"
  fi
}

check_terminal() {
  local size rows columns
  # Standard input may be something else: what counts is the terminal that this runs in.
  if ! { size=$(stty size </dev/tty) && [ -n "$size" ]; } 2>/dev/null; then
    hint "this does not run in a terminal, so its size is not known" "run it once in the terminal that you will use"
    return
  fi
  rows=${size%% *}
  columns=${size##* }
  if [ "$columns" -lt "$wanted_columns" ] || [ "$rows" -lt "$wanted_rows" ]; then
    lacks "the terminal has $columns × $rows characters" \
      "make its window larger, $wanted_columns × $wanted_rows or more: below that there is a prompt and no stage"
  elif [ "$columns" -lt 100 ] || [ "$rows" -lt 30 ]; then
    hint "the terminal has $columns × $rows characters" "enough; in 100 × 30 the four ways stand beside each other with all that happened"
  else
    fine "the terminal has $columns × $rows characters"
  fi
}

check_characters() {
  local characters
  characters=$(locale charmap 2>/dev/null)
  case "$characters" in
    UTF-8 | utf-8 | UTF8 | utf8) fine "the terminal's characters are UTF-8" ;;
    *) lacks "the terminal's characters are ${characters:-unknown}, not UTF-8" \
      "set LANG to a locale in UTF-8, such as en_US.UTF-8 or C.UTF-8" ;;
  esac
}

check_git() {
  if command -v git >/dev/null 2>&1; then
    fine "git, to undo changes"
  else
    hint "no git" "keep a copy of this folder, so that what you changed can be undone"
  fi
}

if check_swift; then
  check_disk
  if check_build; then
    check_demo
    [ "$chapters" != everything ] || check_tests
  fi
fi
check_terminal
check_characters
check_git

if [ "$missing" -eq 0 ]; then
  printf '\nThis machine is ready.\n'
else
  printf '\nThis machine is not ready: %s missing, see above.\n' "$missing"
  exit 1
fi
