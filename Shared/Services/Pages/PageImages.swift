import Foundation

/// The addresses of a page's images, as far as they begin in a certain way: those of a host, or of a folder.
///
/// Any input will do, however broken; the time is linear in its size. Only `img` elements count: no comments, no scripts.
nonisolated public struct PageImages: Hashable, Sendable {
  /// The addresses in the order in which they stand in the page, complete and percent-encoded.
  public let addresses: [String]

  /// The longest address that is looked at, in bytes. Pictures that stand in the page themselves (`data:`) are longer.
  public static let longest = 8192

  /// Reads a decoded page.
  ///
  /// Of an image the `src` counts, and else the `data-src`, which pages have whose images load when they come in sight.
  /// - Parameters:
  ///   - address: The address of the page, for relative addresses; `nil` if it is unknown. A `<base>` in the page comes
  ///     first.
  ///   - prefix: The beginning of the addresses, scheme and host in lower case. Without a slash at its end
  ///     `https://a.test` is also
  ///     the beginning of `https://a.test.other`.
  ///   - limit: The most addresses.
  public init(html: String, at address: URL?, beginningWith prefix: String, limit: Int = .max) {
    var addresses: [String] = []
    var base = address
    var hasBase = false
    for token in HTMLTokenizer(html) {
      guard addresses.count < limit else { break }
      guard case .start(let name, let attributes, _) = token else { continue }
      if name == "base", !hasBase, let href = attributes["href"] {
        // Only the first counts.
        hasBase = true
        base = Self.url(href, at: address) ?? address
      } else if name == "img" {
        let found = [attributes["src"], attributes["data-src"]].lazy.compactMap { $0 }
          .compactMap { Self.url($0, at: base) }.map(Self.written).first { $0.hasPrefix(prefix) }
        if let found { addresses.append(found) }
      }
    }
    self.addresses = addresses
  }

  /// Reads a downloaded page, in the charset that it, its header or its bytes tell.
  ///
  /// - Parameter contentType: the value of the `Content-Type` header, if there was one.
  public init(
    _ bytes: [UInt8], contentType: String? = nil, at address: URL?, beginningWith prefix: String, limit: Int = .max
  ) {
    let html = Charset.detect(bytes, contentType: contentType).decode(bytes)
    self.init(html: html, at: address, beginningWith: prefix, limit: limit)
  }

  /// As browsers do: white space around an address does not count, nor do line breaks in it.
  private static func url(_ text: String, at base: URL?) -> URL? {
    guard text.utf8.count <= longest else { return nil }
    let bytes = text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    let trimmed = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? nil : URL(string: trimmed, relativeTo: base)?.absoluteURL
  }

  /// Scheme and host are the same in upper and lower case; the rest is not.
  private static func written(_ url: URL) -> String {
    let text = url.absoluteString
    guard let scheme = text.range(of: "://") else { return text }
    let end = text[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
    return text[..<end].lowercased() + text[end...]
  }
}
