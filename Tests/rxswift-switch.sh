#!/usr/bin/env bash
# Builds the package with RX=RxSwift, without a network.
#
#   Tests/rxswift-switch.sh
#   Tests/rxswift-switch.sh --real GITDIR [arguments for `swift test`]
#
# The first form only builds, with a stand-in for RxSwift 6.10.2 that is made of our Rx. It shows that the switch works,
# and that everything above Rx, with its tests, uses only public names. The rest takes the real RxSwift.
#
# The second form uses the real one, from a git directory of ReactiveX/RxSwift (see with-rxswift.sh). It builds all
# targets, runs the tests but that of the documents, compares each chapter's demo and claims with those on our Rx, and
# runs each chapter's check. RxSwift must print no warning of an anomaly. The script prints the duration of each step.
set -euo pipefail
unset RX RXSWIFT_BUILD

fail() {
  printf 'rxswift-switch.sh: %s\n' "$*" >&2
  exit 1
}

work=$(mktemp -d "${TMPDIR:-/tmp}/rxswift-switch.XXXXXX")
trap 'rm -rf "$work"' EXIT
repository="$work/RxSwift"
is_real=false
if [ "${1:-}" = --real ]; then
  [ $# -ge 2 ] || fail "name a git directory of ReactiveX/RxSwift: --real GITDIR"
  is_real=true
  repository=$(cd "$2" && pwd) || fail "there is no folder $2"
  shift 2
fi
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Runs a command, and prints its duration.
timed() {
  local start=$SECONDS
  printf '\n== %s\n' "$*"
  "$@"
  printf -- '-- %d s\n' $((SECONDS - start))
}

on_rxswift() { Tests/with-rxswift.sh "$repository" swift "$@"; }

# Makes a repository with the tag of RxSwift, and our own Rx in it.
stand_in() {
  mkdir -p "$repository/Sources/RxRelay"
  cp -R Shared/Rx "$repository/Sources/RxSwift"
  find "$repository/Sources" -name '*.md' -delete
  echo '@_exported import RxSwift' >"$repository/Sources/RxRelay/RxRelay.swift"
  cat >"$repository/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RxSwift",
  platforms: [.macOS("15.4")],
  products: [.library(name: "RxSwift", targets: ["RxSwift"]), .library(name: "RxRelay", targets: ["RxRelay"])],
  targets: [.target(name: "RxSwift"), .target(name: "RxRelay", dependencies: ["RxSwift"])],
  swiftLanguageModes: [.v5]
)
MANIFEST
  git init --quiet "$repository"
  in_repository add --all
  in_repository commit --quiet --message "A stand-in for RxSwift"
  in_repository tag 6.10.2
}

in_repository() {
  git -C "$repository" -c user.name=stand-in -c user.email=stand-in@example.invalid -c commit.gpgsign=false \
    -c tag.gpgsign=false "$@"
}

# The tests re-enter streams on purpose, and RxSwift warns of that at length: print only failures. The documents are those
# of our Rx: their diagrams name operators after its functions.
run_tests() {
  on_rxswift test --skip-build --no-parallel --skip DocumentTests "$@" >"$work/tests" 2>&1 || {
    grep -a '✘\|error:' "$work/tests" >&2 || tail -n 50 "$work/tests" >&2
    fail "swift test fails on RxSwift"
  }
  grep -a 'Test run with' "$work/tests" || fail "swift test never said that its run passed"
}

# Runs one chapter on RxSwift into a file, which must not have a warning.
quiet() {
  ".build-rxswift/debug/$1" "${@:2}" >"$work/rxswift" 2>&1 </dev/null || fail "$*: status $? on RxSwift"
  if grep -q anomaly "$work/rxswift"; then fail "$*: RxSwift warns of an anomaly"; fi
}

# Compares what a chapter prints on both.
same() {
  quiet "$@"
  ".build/debug/$1" "${@:2}" >"$work/ours" 2>&1 </dev/null || fail "$*: status $? on our Rx"
  diff "$work/ours" "$work/rxswift" || fail "$*: RxSwift (>) differs from our Rx (<)"
}

if ! $is_real; then
  echo "RxSwift is a stand-in made of Shared/Rx: this tests the switch, not RxSwift"
  # A build of its own: else the package manager remembers the stand-in's fingerprint.
  export RXSWIFT_BUILD="$work/build"
  stand_in
  on_rxswift build --build-tests
  echo "With RX=RxSwift all above Rx is built on the stand-in; for RxSwift itself: --real GITDIR"
  exit
fi

timed on_rxswift build --build-tests
timed run_tests "$@"
timed swift build
for folder in Chapters/*-*; do
  chapter=${folder##*-}
  timed same "$chapter" --demo
  timed same "$chapter" --claims
  timed quiet "$chapter" --check --depth 3 --random 200
done
printf '\nAll above Rx, and the contract of Rx, holds on RxSwift 6.10.2, in %d s\n' $SECONDS
