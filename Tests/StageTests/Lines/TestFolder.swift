import BuiltPackage
import Foundation

/// A folder for one test, with the files that it wants; it goes with this object.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")

  /// - Parameter files: their texts, by their paths.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  /// Writes a file.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a program that does what `script` says.
  func write(program script: String, to path: String) throws {
    try StandIn.write(script, as: url.appendingPathComponent(path))
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }
}
