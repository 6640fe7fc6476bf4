#!/usr/bin/env bash
# Runs a command of the package manager on this package with the real RxSwift in the place of ours, without a network.
#
#   Tests/with-rxswift.sh GITDIR swift build --build-tests
#   Tests/with-rxswift.sh GITDIR swift test --filter RxContractTests
#
# GITDIR is a git directory of ReactiveX/RxSwift that has the tag 6.10.2: `git clone --bare` makes one. The build goes
# into .build-rxswift, or the folder that RXSWIFT_BUILD names, with caches of its own, so that the ordinary build stays
# as it is.
set -euo pipefail

fail() {
  printf 'with-rxswift.sh: %s\n' "$2" >&2
  exit "$1"
}
[ $# -ge 3 ] && [ "$2" = swift ] || fail 64 "usage: Tests/with-rxswift.sh GITDIR swift COMMAND [ARGUMENT ...]"
repository=$(cd "$1" 2>/dev/null && git rev-parse --absolute-git-dir 2>/dev/null) ||
  fail 66 "$1 is not a git directory; clone ReactiveX/RxSwift and name its directory"
git --git-dir="$repository" rev-parse --quiet --verify 'refs/tags/6.10.2^{commit}' >/dev/null ||
  fail 66 "$1 has no tag 6.10.2; fetch the tags of ReactiveX/RxSwift"
command=$3
shift 3

# Git answers requests for RxSwift from the local repository; the user's own settings stay. A path, and not a URL, so
# that git copies a repository in which some large files are absent.
number=${GIT_CONFIG_COUNT:-0}
export GIT_CONFIG_COUNT=$((number + 1))
export "GIT_CONFIG_KEY_$number=url.$repository.insteadOf"
export "GIT_CONFIG_VALUE_$number=https://github.com/ReactiveX/RxSwift"

cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=${RXSWIFT_BUILD:-.build-rxswift}
# The package manager writes the local revision into Package.resolved: what was there before comes back.
aside=$(mktemp -d)
[ ! -e Package.resolved ] || mv Package.resolved "$aside"
trap 'rm -f Package.resolved; mv "$aside"/* . 2>/dev/null || true; rmdir "$aside"' EXIT
RX=RxSwift swift "$command" --scratch-path "$build" --cache-path "$build/cache" --security-path "$build/security" "$@"
