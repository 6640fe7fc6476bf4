import Foundation

/// The reason why the reader's files could not be read or written: one line, with what to do.
public struct WorkbenchError: Error, Hashable, CustomStringConvertible {
  /// The problem.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Returns the value that `body` reads from a file.
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
