import Foundation

/// A folder for one test, with the files that it wants; it goes with this object.
package class TestFolder {
  package let root = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")

  /// - Parameter files: their texts, by their paths.
  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Writes a file, with the folders that it needs, and returns its full path.
  @discardableResult
  package func write(_ path: String, _ text: String) throws -> String {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Makes a program that does what `script` says.
  package func write(_ path: String, program script: String) throws {
    try StandIn.write(script, as: root.appendingPathComponent(path))
  }

  /// Returns the text of a file; nil if there is none.
  package func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns true if there is a file or a folder.
  package func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
