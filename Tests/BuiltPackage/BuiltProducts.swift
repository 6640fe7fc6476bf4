import Foundation

/// The built programs, which are beside the bundle with the tests.
package enum BuiltProducts {
  /// A program, by its name.
  package static func program(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The folder of the running test bundle, which is a file on Linux and a folder on macOS.
  static let folder: URL = {
    let paths = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    for path in paths {
      let components = URL(fileURLWithPath: path).pathComponents
      guard let bundle = components.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
      return URL(fileURLWithPath: NSString.path(withComponents: Array(components[..<bundle])))
    }
    return Bundle.main.bundleURL
  }()
}
