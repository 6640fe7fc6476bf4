/// Cuts HTML from the real world into tags and text.
///
/// It takes anything: tags that never close, quotes that are missing, comments and declarations (left out), rubbish. It
/// reads each character a bounded number of times and keeps nothing between tokens.
///
///     for token in HTMLTokenizer("<p>1 &lt; 2") { print(token) }
nonisolated public struct HTMLTokenizer: Sequence, IteratorProtocol, Sendable {
  private var reader: HTMLReader
  /// The element whose content is text up to its end tag; `isDecoded` is true if that text has character references.
  private var plain: (name: String, isDecoded: Bool)?
  /// The number of open `<svg>` and `<math>`: in there, `<style/>` has no content.
  private var foreign = 0

  /// Reads `html` from its start.
  public init(_ html: String) {
    reader = HTMLReader(Array(html.utf8))
  }

  /// The number of times that a byte was read.
  var steps: Int { reader.steps }

  /// Returns the next piece; `nil` at the end.
  public mutating func next() -> HTMLToken? {
    while !reader.isAtEnd {
      if let (name, isDecoded) = plain {
        plain = nil
        let text = reader.text(upToEndOf: name, isDecoded: isDecoded)
        if !text.isEmpty { return .text(text) }
      } else if let markup = reader.markup() {
        if let token = token(markup) { return token }
      } else {
        return .text(reader.text())
      }
    }
    return nil
  }

  /// Returns the token of a kind of markup; `nil` if it is left out.
  private mutating func token(_ markup: HTMLReader.Markup) -> HTMLToken? {
    switch markup {
    case .nothing:
      reader.skip(3)
    case .comment:
      reader.skipComment()
    case .declaration:
      reader.skip(past: UInt8(ascii: ">"))
    case .start:
      return reader.tag(after: 1).map { start($0) }
    case .end:
      return reader.tag(after: 2).map { end($0) }
    }
    return nil
  }

  private mutating func start(_ tag: HTMLReader.Tag) -> HTMLToken {
    if ["svg", "math"].contains(tag.name), !tag.closesItself { foreign += 1 }
    if !(tag.closesItself && foreign > 0), let isDecoded = Self.plainContent[tag.name] {
      plain = (tag.name, isDecoded)
    }
    return .start(tag.name, attributes: tag.attributes, closesItself: tag.closesItself)
  }

  private mutating func end(_ tag: HTMLReader.Tag) -> HTMLToken {
    if ["svg", "math"].contains(tag.name) { foreign = Swift.max(0, foreign - 1) }
    return .end(tag.name)
  }

  /// Elements whose content is no markup, with true if character references count in it.
  private static let plainContent = [
    "script": false, "style": false, "xmp": false, "iframe": false, "noembed": false, "noframes": false,
    "noscript": false, "plaintext": false, "title": true, "textarea": true,
  ]
}
