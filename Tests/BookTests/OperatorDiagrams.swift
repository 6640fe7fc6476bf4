import BuiltPackage
import Diagrams

/// The marble diagrams in the doc comments of Rx; RxContractTests play each of them.
enum OperatorDiagrams {
  /// All of them, by file.
  static let all: [MarbleDiagram] = ((try? PackageFolder.swiftFiles(in: "Shared/Rx")) ?? []).flatMap { file in
    MarbleDiagram.diagrams(inDocumentationOf: (try? PackageFolder.text(of: file)) ?? "")
  }
}
