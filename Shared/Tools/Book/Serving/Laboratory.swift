import Diagrams
import Foundation
import Markdown
import Pages

/// The page of the served book on which the marbles of all operators can be moved.
enum Laboratory {
  /// Returns the marble diagrams in the doc comments of Rx, file by file; `nil` if there are none.
  static func document(of files: BookFiles) -> BookDocument? {
    var text = """
      # The laboratory

      These are the marble diagrams in the doc comments of `Rx`. Move the marbles of the sources by touch, with the mouse, or
      with the arrow keys: the operator itself runs in virtual time, and its result follows.


      """
    var family = ""
    for path in paths(in: files) {
      let diagrams = MarbleDiagram.diagrams(inDocumentationOf: (try? files.text(of: path)) ?? "")
      guard !diagrams.isEmpty else { continue }
      let parts = path.split(separator: "/").suffix(2).map(String.init)
      if parts[0] != family { text += "## \(parts[0])\n\n" }
      family = parts[0]
      text += "### \(parts[1].dropLast(".swift".count))\n\n[`\(path)`](\(path))\n\n"
      for diagram in diagrams {
        text += "<!-- marbles \(diagram.result.label) -->\n```text\n\(diagram.text.joined(separator: "\n"))\n```\n\n"
      }
    }
    return family.isEmpty ? nil : BookDocument(MarkdownDocument(text), path: "laboratory")
  }

  private static func paths(in files: BookFiles) -> [String] {
    let folder = "Shared/Rx"
    let paths = FileManager.default.enumerator(atPath: files.url(folder).path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
