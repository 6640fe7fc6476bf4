#!/usr/bin/env bash
# Tries --trace-lines: a build that counts lines names those that an input ran in each way, and no others; a build that
# does not says what to type.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'Tests/lines-that-ran.sh: %s\n' "$*" >&2
  exit 1
}

swift build --enable-code-coverage --scratch-path .build-trace --product Counter
rm -f default.profraw
trace=$(printf 'step 1\ntap up\nexpect count "1"\n' | .build-trace/debug/Counter --trace-lines -)
[ ! -e default.profraw ] || fail "the program leaves a default.profraw behind"

for way in callback delegate observer rx; do
  printf '%s\n' "$trace" | grep '"line":0,"step":2,' | grep "\"$way\":{\"Chapters/03-Counter/" >/dev/null ||
    fail "nothing of $way is said to have run when the screens were opened"
done

# The numbers of the lines of a file that the tap ran, with a comma around each.
ran() {
  printf '%s\n' "$trace" | grep '"input":"tap up"' |
    sed -n "s|.*\"$1\":{\"counts\":\[[^]]*\],\"lines\":\[\([^]]*\)\].*|,\1,|p"
}

# The number of the line of a file that says so; nothing if none does.
line() { { grep -nF "$2" "$1" || true; } | head -n 1 | cut -d: -f1; }

for way in Callback Delegate Observer Rx; do
  file=Chapters/03-Counter/$way.swift
  up=$(line "$file" 'moved(by: 1)')
  down=$(line "$file" 'moved(by: -1)')
  [ -n "$up" ] && [ -n "$down" ] || fail "$file no longer moves its count as this test expects"
  case $(ran "$file") in
    *,$down,*) fail "$file:$down: it is said to have run, and a tap on up does not run it" ;;
    *,$up,*) ;;
    *) fail "$file:$up: a tap on up runs it, and it is not said" ;;
  esac
done

# What the ways share is counted as well: a rule that was changed since would have its lines at other places.
rule=Shared/Models/Count.swift
written=$(mktemp)
touch -r "$rule" "$written"
touch "$rule"
status=0
answer=$(printf 'tap up\n' | .build-trace/debug/Counter --trace-lines - 2>&1 >/dev/null) || status=$?
touch -r "$written" "$rule"
rm "$written"
case $status:$answer in
  69:*"$rule has changed since the program was built: type swift build "*" --trace-lines -") ;;
  *) fail "after a change of $rule the status is $status, and it says: $answer" ;;
esac

status=0
answer=$(swift run Counter --step 1 --trace-lines - 2>&1 >/dev/null </dev/null | tail -n 1) || status=$?
[ "$status" = 69 ] || fail "a build that counts nothing ends with status $status"
case $answer in
  *"type swift build --enable-code-coverage --scratch-path .build-trace --product Counter && .build-trace/debug/Counter --step 1 --trace-lines -"*) ;;
  *) fail "a build that counts nothing says: $answer" ;;
esac
printf 'the lines that ran are told, in four ways\n'
