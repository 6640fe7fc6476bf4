#!/usr/bin/env bash
# Checks that `CALLS=0` leaves the recording out, so that the thread sanitizer works in a chapter (the frontend obeys only
# the last `-sanitize=`), and that everything else works: accounts contain only links, and say so.
set -euo pipefail
cd "$(dirname "$0")/.."
exec </dev/null

fail() {
  printf 'calls-switched-off.sh: %s\n' "$*" >&2
  exit 1
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git archive HEAD | tar -x -C "$folder"
cd "$folder"

# Two threads increment one variable.
cat >Chapters/03-Counter/Race.swift <<'SWIFT'
import Foundation

nonisolated(unsafe) private var raced = 0

nonisolated public func race() {
  let threads = (0..<2).map { _ in Thread { for _ in 0..<10_000 { raced += 1 } } }
  for thread in threads { thread.start() }
  while threads.contains(where: { !$0.isFinished }) { Thread.sleep(forTimeInterval: 0.01) }
}
SWIFT
printf 'import ChapterProgram\nimport Counter\n\nrace()\nchapter.main()\n' >Chapters/03-Counter/Program/main.swift

CALLS=0 swift build --sanitize=thread --product Counter >build.log 2>&1 || {
  tail -n 20 build.log >&2
  fail "Counter cannot be built for the thread sanitizer"
}
TSAN_OPTIONS=exitcode=0 .build/debug/Counter --demo >demo.log 2>&1 || fail "the demo fails without recording"
grep -q 'ThreadSanitizer: .*race' demo.log || fail "the thread sanitizer does not report a planted race"
printf 'step 1\ntap up\n' | TSAN_OPTIONS=exitcode=0 .build/debug/Counter --sequence - 2>/dev/null >sequence.log
grep -q 'this build does not record them' sequence.log || fail "a diagram without calls does not say so"
printf 'Without recording, the thread sanitizer reports a planted race, and the rest works.\n'
