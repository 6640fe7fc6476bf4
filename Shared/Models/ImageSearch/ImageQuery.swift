import Foundation

/// A query for images.
public struct ImageQuery: Hashable, Sendable {
  /// The minimum length of a query, in characters as a reader counts them.
  public static let shortest = 3

  /// The number of images to request, and the maximum to show.
  public static let count = 60

  /// The search text, without white space around it.
  public let text: String

  /// The query that was typed, however short.
  public init(_ typed: String = "") {
    text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// True if the query is long enough for a search.
  public var isLongEnough: Bool { text.count >= Self.shortest }

  /// The text as a value in the query of an address: `R%26B`, `C%2B%2B`.
  ///
  /// Only the unreserved characters of RFC 3986, section 2.3, stay as they are. Foundation's set for a whole query
  /// (`urlQueryAllowed`) leaves too many: an `&` would end the value, and a `+` would be read as a space.
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

  /// Returns the address of the search: `base` and its query, if it has one, with the number of results, and the text.
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
