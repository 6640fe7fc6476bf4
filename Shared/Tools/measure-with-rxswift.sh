#!/usr/bin/env bash
# Measures RxSwift's benchmarks with Rx and with RxSwift, in turns in one run, all of it twice; takes some minutes.
#
#   Shared/Tools/measure-with-rxswift.sh GITDIR            prints both
#   Shared/Tools/measure-with-rxswift.sh GITDIR --renew    also writes both into Figures.json, for the book
#
# GITDIR is a git directory of ReactiveX/RxSwift that has the tag 6.10.2: `git clone --bare` makes one.
set -euo pipefail
unset RX

if [ $# -lt 1 ] || [ $# -gt 2 ] || [ "${2:---renew}" != --renew ]; then
  echo 'measure-with-rxswift: usage: Shared/Tools/measure-with-rxswift.sh GITDIR [--renew]' >&2
  exit 64
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
"$root/Tests/with-rxswift.sh" "$1" swift build -c release --product Measure
cd "$root"
swift build -c release --product Measure
shift
.build/release/Measure --beside .build-rxswift/release/Measure "$@"
