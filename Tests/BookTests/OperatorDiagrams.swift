import BuiltPackage
import Diagrams
import Foundation

/// The marble diagrams in the doc comments of Rx; RxContractTests play each of them.
enum OperatorDiagrams {
  /// All of them, by file.
  static let all: [MarbleDiagram] = {
    let files = FileManager.default.enumerator(atPath: PackageFolder.root.appendingPathComponent("Shared/Rx").path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      MarbleDiagram.diagrams(inDocumentationOf: (try? PackageFolder.text(of: "Shared/Rx/\(file)")) ?? "")
    }
  }()
}
