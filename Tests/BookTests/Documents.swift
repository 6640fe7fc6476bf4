import BuiltPackage
import Diagrams

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

/// The marble diagrams in the doc comments of Rx; RxContractTests play each of them.
enum OperatorDiagrams {
  /// All of them, by file.
  static let all: [MarbleDiagram] = ((try? PackageFolder.swiftFiles(in: "Shared/Rx")) ?? []).flatMap { file in
    MarbleDiagram.diagrams(inDocumentationOf: (try? PackageFolder.text(of: file)) ?? "")
  }
}
