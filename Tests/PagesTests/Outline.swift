import Foundation
import Markdown
import Pages
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The elements of a page, as an XML parser reads them; a page that is not well-formed has none.
final class Outline: NSObject, XMLParserDelegate {
  /// The names of all elements.
  private(set) var elements: [String] = []

  /// The names of all attributes.
  private(set) var attributes: Set<String> = []

  /// All ids, in order.
  private(set) var ids: [String] = []

  /// The targets of the links.
  private(set) var targets: Set<String> = []

  /// All text, style sheets and scripts too.
  private(set) var text = ""

  var names: Set<String> { Set(elements) }

  init(_ html: String) throws {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    guard parser.parse() else {
      throw NotWellFormed(line: parser.lineNumber, reason: "\(parser.parserError.map { "\($0)" } ?? "")")
    }
  }

  struct NotWellFormed: Error {
    let line: Int
    let reason: String
  }

  func count(of element: String) -> Int { elements.count { $0 == element } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes values: [String: String]
  ) {
    elements.append(name)
    attributes.formUnion(values.keys)
    if let id = values["id"] { ids.append(id) }
    if name == "a", let target = values["href"] { targets.insert(target) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

/// Expects `part` in a page; a failure shows the part, and not the page.
func expect(_ html: String, has part: String, sourceLocation: SourceLocation = #_sourceLocation) {
  if !html.contains(part) { Issue.record("the page lacks \(part)", sourceLocation: sourceLocation) }
}

/// Expects a page without `part`; a failure shows the part, and not the page.
func expect(_ html: String, lacks part: String, sourceLocation: SourceLocation = #_sourceLocation) {
  if html.contains(part) { Issue.record("the page has \(part)", sourceLocation: sourceLocation) }
}

/// The page of a text without files to link to.
func page(_ text: String, linkingTo targets: LinkTargets = LinkTargets { _ in nil }) -> Page {
  Page([BookDocument(MarkdownDocument(text))], linkingTo: targets)
}
