import Diagrams
import Foundation
import RxMarbles
import Testing

/// The marble diagram of a doc comment, and the file where it stands.
struct DocumentedDiagram: Sendable, CustomTestStringConvertible {
  let file: String
  let diagram: MarbleDiagram

  var testDescription: String { "\(file): \(diagram.result.label)" }

  /// All diagrams in the sources of Rx.
  static let all: [DocumentedDiagram] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Shared/Rx")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
      return MarbleDiagram.diagrams(inDocumentationOf: text).map { DocumentedDiagram(file: file, diagram: $0) }
    }
  }()
}

@Suite("Diagrams in the comments")
struct DiagramTests {
  @Test(arguments: DocumentedDiagram.all)
  func `each diagram matches the behaviour of its operator`(_ documented: DocumentedDiagram) throws {
    let diagram = documented.diagram
    let result = try MarbleLab.result(of: diagram.result.label, diagram.sources.map(\.marbles))
    #expect(result == diagram.result.marbles)
  }

  @Test func `each call in the laboratory stands in a comment`() {
    #expect(MarbleLab.calls.subtracting(DocumentedDiagram.all.map(\.diagram.result.label)) == [])
  }
}
