#!/usr/bin/env bash
# Builds and tests the package with RX=RxSwift, without a network: a throw-away repository made of our own Rx
# stands in for RxSwift 6.10.2. So the switch, and that nothing needs a name that is not RxSwift's, is proven offline.
#
#   Tests/rxswift-switch.sh [arguments for `swift test`]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/rxswift-switch.XXXXXX")

# The package manager writes the stand-in's revision into Package.resolved: that must not outlive this script.
resolved="$root/Package.resolved"
[ ! -e "$resolved" ] || cp "$resolved" "$work/Package.resolved"
clean_up() {
  rm -f "$resolved"
  [ ! -e "$work/Package.resolved" ] || cp "$work/Package.resolved" "$resolved"
  rm -rf "$work"
}
trap clean_up EXIT

echo "Making a stand-in for RxSwift 6.10.2 of Shared/Rx"
repository="$work/RxSwift"
mkdir -p "$repository/Sources/RxRelay"
cp -R "$root/Shared/Rx" "$repository/Sources/RxSwift"
find "$repository/Sources" -name '*.md' -delete
echo '@_exported import RxSwift' > "$repository/Sources/RxRelay/RxRelay.swift"
cat > "$repository/Package.swift" <<'MANIFEST'
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

in_repository() {
  git -C "$repository" -c user.name=stand-in -c user.email=stand-in@example.invalid -c commit.gpgsign=false \
    -c tag.gpgsign=false "$@"
}
git init --quiet "$repository"
in_repository add --all
in_repository commit --quiet --message "A stand-in for RxSwift"
in_repository tag 6.10.2

# Whoever asks git for RxSwift gets the stand-in; the user's own settings stay.
number=${GIT_CONFIG_COUNT:-0}
export GIT_CONFIG_COUNT=$((number + 1))
export "GIT_CONFIG_KEY_$number=url.file://$repository.insteadOf"
export "GIT_CONFIG_VALUE_$number=https://github.com/ReactiveX/RxSwift"

echo "Testing with RX=RxSwift"
# All paths are throw-away: else the package manager remembers the stand-in's fingerprint.
cd "$root"
RX=RxSwift swift test --scratch-path "$work/build" --cache-path "$work/cache" --security-path "$work/security" "$@"
echo "Everything above Rx, and Rx's contract, holds with RX=RxSwift"
