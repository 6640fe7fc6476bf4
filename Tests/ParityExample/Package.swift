// swift-tools-version: 6.2
import PackageDescription

// A package as a reader's may be: it knows nothing of this one but the address of a tagged version.
let package = Package(
  name: "Search",
  platforms: [.macOS("15.4")],
  dependencies: [.package(url: Context.environment["FOUR_WAYS"] ?? "FourWays", from: "1.0.0")],
  targets: [
    .target(name: "Search"),
    .testTarget(name: "SearchTests", dependencies: ["Search", .product(name: "Parity", package: "FourWays")]),
  ]
)
