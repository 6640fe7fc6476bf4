#!/usr/bin/env bash
# Tests a package that uses the library Parity as a reader's package would: from a tagged version, without any flag.
set -euo pipefail
cd "$(dirname "$0")/.."

place=$(mktemp -d "${TMPDIR:-/tmp}/parity-example.XXXXXX")
trap 'rm -rf "$place"' EXIT

git clone --quiet --no-tags --no-hardlinks . "$place/FourWays"
git -C "$place/FourWays" tag 1.0.0
cp -R Tests/ParityExample "$place/Search"
FOUR_WAYS="file://$place/FourWays" swift test --package-path "$place/Search"
