import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a page; a page that is not well-formed has none.
final class Outline: NSObject, XMLParserDelegate {
  /// The names of all elements.
  private(set) var elements: [String] = []

  /// The names of all attributes.
  private(set) var attributes: Set<String> = []

  /// All ids, in order.
  private(set) var ids: [String] = []

  /// Where links lead.
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
