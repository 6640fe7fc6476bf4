import Foundation

/// What a person wants to see images of.
public struct ImageQuery: Hashable, Sendable {
  /// How many characters a query has at least, as a reader counts them.
  public static let shortest = 3

  /// How many images are asked for, and shown at most.
  public static let count = 60

  /// What to look for. White space around it does not count.
  public let text: String

  /// The query that was typed, however short.
  public init(_ typed: String = "") {
    text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether it has enough characters for a search.
  public var isLongEnough: Bool { text.count >= Self.shortest }

  /// The text as a value in the query of an address: `R%26B`, `C%2B%2B`.
  ///
  /// Only what is unreserved by RFC 3986, section 2.3, stays as it is. What Foundation lets stand in a query as a whole
  /// (`urlQueryAllowed`) is not enough: an `&` would end the value, and a `+` would be read as a space.
  public var percentEncoded: String {
    var encoded = ""
    for byte in text.utf8 {
      if Self.unreserved.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + Self.hexDigits[Int(byte >> 4)] + Self.hexDigits[Int(byte & 15)]
      }
    }
    return encoded
  }

  /// Where to ask for it: `base` and its query, if it has one, with how many results are wanted, and the text.
  ///
  /// `nil` for a base that is no address.
  public func address(at base: String) -> URL? {
    guard var address = URLComponents(string: base) else { return nil }
    let fields = [address.percentEncodedQuery, "num=\(Self.count)", "q=\(percentEncoded)"]
    address.percentEncodedQuery = fields.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "&")
    return address.url
  }

  private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let hexDigits = "0123456789ABCDEF".map(String.init)
}
