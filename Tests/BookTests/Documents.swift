import BuiltPackage

@testable import Book

/// The documents of the package, by their paths.
enum Documents {
  /// Those of the book, in order.
  static let book = BookFiles(root: PackageFolder.root).paths

  /// Those in which all code and all outputs are woven.
  static let woven = book + ["README.md", "WORKSHOP.md"]

  /// Those that are written by hand.
  static let all = woven + ["CONTRIBUTING.md"]

  /// The text of the whole book.
  static func text() throws -> String { try book.map(PackageFolder.text).joined(separator: "\n") }
}
