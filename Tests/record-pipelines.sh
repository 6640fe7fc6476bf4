#!/usr/bin/env bash
# Records on the real RxSwift what the test of random pipelines compares our Rx with.
#
#   Tests/record-pipelines.sh GITDIR
#   Tests/record-pipelines.sh GITDIR compare COUNT [FIRST]
#
# The second form records nothing: it runs COUNT pipelines, from seed FIRST (0) on, on both libraries, and prints those
# that differ. GITDIR is a git directory of ReactiveX/RxSwift with the tag 6.10.2.
set -euo pipefail
unset RX RXSWIFT_BUILD

[ $# -eq 1 ] || { [ $# -ge 3 ] && [ "$2" = compare ]; } || {
  sed -n '2,8p' "$0" | cut -c3- >&2
  exit 64
}
repository=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
product=PipelineTranscripts
# A release build: the warnings of a debug RxSwift about re-entrance would fill the screen.
Tests/with-rxswift.sh "$repository" swift build -c release --product "$product"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -eq 1 ]; then
  .build-rxswift/release/$product --record 20000 >"$work/recorded"
  mv "$work/recorded" Tests/RxContractTests/RandomPipelines.txt
  exit
fi

swift build -c release --product "$product"
.build-rxswift/release/$product "${4:-0}" "$3" >"$work/rxswift"
.build/release/$product "${4:-0}" "$3" >"$work/ours"
differing=$({ diff "$work/rxswift" "$work/ours" || true; } | sed -n 's/^< \([0-9]*\).*/\1/p')
printf '%s of %s pipelines differ\n' "$(printf '%s' "$differing" | grep -c . || true)" "$3"
for seed in $differing; do
  printf '\n'
  .build/release/$product --show "$seed" | head -n 3
  sed -n "s/^$seed /RxSwift:  /p" "$work/rxswift"
  sed -n "s/^$seed /this Rx:  /p" "$work/ours"
done
