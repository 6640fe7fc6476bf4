#!/usr/bin/env bash
# Tests a package that uses the library Parity as a reader's package would: from a tagged version, without any flag. The
# tests take 10 s at most, or EXAMPLE_SECONDS.
set -euo pipefail
cd "$(dirname "$0")/.."

place=$(mktemp -d "${TMPDIR:-/tmp}/parity-example.XXXXXX")
trap 'rm -rf "$place"' EXIT

git clone --quiet --no-tags --no-hardlinks . "$place/FourWays"
git -C "$place/FourWays" tag 1.0.0
cp -R Tests/ParityExample "$place/Search"
export FOUR_WAYS="file://$place/FourWays"
swift build --build-tests --package-path "$place/Search"
swift test --skip-build --package-path "$place/Search" | tee "$place/log"
seconds=$(sed -n 's/.*Test run with .* passed after \([0-9.]*\) seconds.*/\1/p' "$place/log")
printf 'the ten differences and two right searches took %s s\n' "$seconds"
awk -v seconds="$seconds" -v limit="${EXAMPLE_SECONDS:-10}" 'BEGIN { exit !(seconds > 0 && seconds < limit) }'
