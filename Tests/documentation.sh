#!/usr/bin/env bash
# Builds the documentation of Parity and Rx, without a warning; the code of its tutorials is code that tests compile.
#
#   Tests/documentation.sh            checks
#   Tests/documentation.sh FOLDER     leaves the pages in FOLDER, a folder for each module
#
# Needs a built package.
set -euo pipefail
pages=${1:+$(mkdir -p "$1" && cd "$1" && pwd)}
cd "$(dirname "$0")/.."

place=$(mktemp -d "${TMPDIR:-/tmp}/documentation.XXXXXX")
trap 'rm -rf "$place"' EXIT
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')

document() {
  local module=$1
  shift
  mkdir "$place/$module.symbols"
  swift symbolgraph-extract -module-name "$module" -I .build/debug/Modules \
    -target "$target" -minimum-access-level public -output-dir "$place/$module.symbols"
  cp -R "Shared/$module/$module.docc" "$place/$module.docc"
  mkdir "$place/$module.docc/Resources"
  cp "$@" "$place/$module.docc/Resources"
  cp Chapters/03-Counter/Pictures/Stage.svg "$place/$module.docc/Resources/stage.svg"
  docc convert "$place/$module.docc" --additional-symbol-graph-dir "$place/$module.symbols" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" --warnings-as-errors \
    --output-dir "${pages:-$place}/$module"
}

document Parity Tests/ParityExample/Package.swift Tests/ParityExample/Sources/Search/*.swift Tests/ParityExample/Tests/SearchTests/*.swift
document Rx Tests/MigrationTests/CallbackToRx/Search[1-4]*.swift
