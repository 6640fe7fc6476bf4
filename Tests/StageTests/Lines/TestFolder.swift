import Foundation

/// A folder for one test, with the files that it wants; it goes with this object.
final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")

  /// - Parameter files: their texts, by their paths.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  /// Writes a file that can be run as a program too.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  isolated deinit { try? FileManager.default.removeItem(at: url) }
}
