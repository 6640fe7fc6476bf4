/// The contents of a `Content-Type` header, as far as the reader of a page needs it.
nonisolated public struct ContentType: Hashable, Sendable {
  /// The media type in lower case, without parameters: `text/html`. Empty if the header names none.
  public let mediaType: String

  /// The label after `charset=`, as it stands there. `nil` if there is none.
  public let charset: String?

  /// Reads a header such as `text/html; charset="UTF-8"`. Rubbish is no error: it names nothing.
  public init(_ header: String) {
    mediaType = header.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    charset = Self.charset(in: Array(header.utf8))
  }

  /// A Boolean value indicating whether it promises a page: `text/html` or `application/xhtml+xml`.
  public var isHTML: Bool {
    mediaType == "text/html" || mediaType == "application/xhtml+xml"
  }

  /// The first `charset = label` with a label, however it is quoted and spaced, as browsers find it.
  private static func charset(in header: [UInt8]) -> String? {
    let word = Array("charset".utf8)
    var start = 0
    while start + word.count < header.count {
      guard header[start..<start + word.count].elementsEqual(word, by: { $0.asciiLowercased == $1 }) else {
        start += 1
        continue
      }
      start += word.count
      var rest = header[start...].drop(while: \.isASCIIWhitespace)
      guard rest.popFirst() == UInt8(ascii: "=") else { continue }
      return label(rest.drop(while: \.isASCIIWhitespace))
    }
    return nil
  }

  private static func label(_ value: ArraySlice<UInt8>) -> String? {
    guard let first = value.first else { return nil }
    let label: ArraySlice<UInt8>
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      label = value.dropFirst().prefix { $0 != first }
      // A quote that is never closed names nothing.
      guard value.index(after: label.endIndex) <= value.endIndex else { return nil }
    } else {
      label = value.prefix { !$0.isASCIIWhitespace && $0 != UInt8(ascii: ";") }
    }
    return label.isEmpty ? nil : String(decoding: label, as: UTF8.self)
  }
}
