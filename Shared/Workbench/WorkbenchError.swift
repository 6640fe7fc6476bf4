import Foundation

/// Why something could not be done to the reader's files: one line, with what to do.
public struct WorkbenchError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What `body` gets of a file.
  static func reading<Value>(_ file: URL, _ body: (URL) throws -> Value) throws(WorkbenchError) -> Value {
    do { return try body(file) } catch {
      throw WorkbenchError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Lets `body` write a file.
  static func writing(_ file: URL, _ body: (URL) throws -> Void) throws(WorkbenchError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try body(file)
    } catch {
      throw WorkbenchError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }
}
