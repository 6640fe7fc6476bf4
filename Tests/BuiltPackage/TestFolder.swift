import Foundation

/// A folder for one test, with the files that it wants; it goes with this object.
open class TestFolder {
  /// Where it is.
  public let root = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID().uuidString)")

  /// Makes a folder.
  ///
  /// - Parameter files: their texts, by their paths.
  /// - Throws: if something cannot be written.
  public init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Writes a file, with the folders that it needs.
  ///
  /// - Throws: if something cannot be written.
  public func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Makes a program that does what `script` says.
  ///
  /// - Throws: if something cannot be written.
  public func write(_ path: String, program script: String) throws {
    try StandIn.write(script, as: root.appendingPathComponent(path))
  }

  /// Returns the text of a file; nil if there is none.
  public func read(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
