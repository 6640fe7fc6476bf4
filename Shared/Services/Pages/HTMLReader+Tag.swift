nonisolated extension HTMLReader {
  /// A tag as it stands there.
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var closesItself = false
  }

  /// Takes the tag here, whose name begins so many places ahead; `nil` if the page ends in the middle of it.
  mutating func tag(after length: Int) -> Tag? {
    skip(length)
    var tag = Tag(name: Self.name(run { $0.isASCIIWhitespace || $0 == Self.slash || $0 == Self.close }))
    while let next = byte() {
      switch next {
      case Self.close:
        skip(1)
        return tag
      case Self.slash:
        tag.closesItself = byte(1) == Self.close
        skip(1)
      case _ where next.isASCIIWhitespace:
        skip(1)
      default:
        let (name, value) = attribute()
        if tag.attributes[name] == nil { tag.attributes[name] = value }
      }
    }
    return nil
  }

  private mutating func attribute() -> (String, String) {
    // A name may begin with `=`: rubbish, but it must end somewhere.
    let first = byte() == Self.equals ? 1 : 0
    skip(first)
    let rest = run { $0.isASCIIWhitespace || $0 == Self.slash || $0 == Self.close || $0 == Self.equals }
    let name = String(repeating: "=", count: first) + Self.name(rest)
    _ = run { !$0.isASCIIWhitespace }
    guard byte() == Self.equals else { return (name, "") }
    skip(1)
    _ = run { !$0.isASCIIWhitespace }
    guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (name, value { $0.isASCIIWhitespace || $0 == Self.close })
    }
    skip(1)
    let value = value { $0 == quote }
    skip(1)
    return (name, value)
  }

  private mutating func value(_ ends: (UInt8) -> Bool) -> String {
    var value: [UInt8] = []
    while let next = byte(), !ends(next) {
      if next == UInt8(ascii: "&") {
        value += characterReference(inAttribute: true)
      } else {
        value += run { ends($0) || $0 == UInt8(ascii: "&") }
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")
  private static let close = UInt8(ascii: ">")
  private static let equals = UInt8(ascii: "=")
}
