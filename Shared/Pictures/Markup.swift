/// HTML or SVG that is well-formed, because it cannot be made otherwise: text is always escaped, elements always close.
///
/// It is XML and HTML at once, so that both kinds of readers take it.
public struct Markup: Hashable, Sendable {
  /// The characters of it.
  public private(set) var source = ""

  /// Nothing.
  public init() {}

  private init(source: String) {
    self.source = source
  }

  /// Text that a reader sees as it is, whatever it contains. Control characters, which HTML has no place for, become `U+FFFD`.
  public static func text(_ text: String) -> Markup { Markup(source: escaped(text)) }

  /// An element with attributes and content. Attributes without a value are left out.
  public static func element(
    _ name: Name, _ attributes: KeyValuePairs<Name, String?> = [:], _ content: Markup = Markup()
  ) -> Markup {
    let written = attributes.reduce(into: "") { text, attribute in
      if let value = attribute.value { text += " \(attribute.key.text)=\"\(escaped(value))\"" }
    }
    if name.isVoid { return Markup(source: "<\(name.text)\(written) />") }
    return Markup(source: "<\(name.text)\(written)>\(content.source)</\(name.text)>")
  }

  /// An element with text in it.
  public static func element(
    _ name: Name, _ attributes: KeyValuePairs<Name, String?> = [:], text: String
  ) -> Markup {
    element(name, attributes, .text(text))
  }

  /// A style sheet or a script of ours, as it is. It must contain neither `<` nor `&`, for it stands in XML too.
  package static func verbatim(_ text: StaticResource) -> Markup { Markup(source: text.text) }

  /// A line break in the source, which makes the file readable.
  public static let newline = Markup(source: "\n")

  /// One behind the other.
  public static func + (one: Markup, other: Markup) -> Markup { Markup(source: one.source + other.source) }

  /// Puts one behind.
  public static func += (one: inout Markup, other: Markup) { one.source += other.source }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control, "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Markup {
  /// The name of an element or an attribute; only the program's own text can be one.
  public struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
    fileprivate let text: String

    /// A name.
    public init(stringLiteral name: StaticString) { text = "\(name)" }

    fileprivate var isVoid: Bool { ["br", "hr", "meta", "link", "img"].contains(text) }
  }
}

extension Sequence<Markup> {
  /// All of them, one behind the other, perhaps with something between.
  public func joined(_ separator: Markup = Markup()) -> Markup {
    var result = Markup()
    var isFirst = true
    for markup in self {
      if !isFirst { result += separator }
      result += markup
      isFirst = false
    }
    return result
  }
}
