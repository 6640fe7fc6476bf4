import Foundation
import Markdown
import Pages

/// The files to which a text can link: those in its folder and below.
struct LinkedFiles {
  private let folder: URL

  /// - Parameter source: the path of the text.
  init(of source: String) {
    folder = URL(fileURLWithPath: source).standardizedFileURL.deletingLastPathComponent()
  }

  /// The targets as a page at `output` reaches them.
  func targets(from output: String) -> LinkTargets {
    let page = output == "-" ? folder : URL(fileURLWithPath: output).standardizedFileURL.deletingLastPathComponent()
    return LinkTargets(prefix: Self.path(from: page, to: folder)) { [folder] path in
      let file = folder.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      guard path.hasSuffix(".md") else {
        return Set(TextLines(text).lines.indices.map { "L\($0 + 1)" })
      }
      return Set(MarkdownDocument(text).headings.map(\.anchor))
    }
  }

  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))

  /// Returns the path from one folder to another: nothing, or a path that ends with a slash.
  static func path(from start: URL, to end: URL) -> String {
    let (here, there) = (start.pathComponents, end.pathComponents)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - shared) + there[shared...]
    return steps.map { "\($0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? $0)/" }.joined()
  }
}
