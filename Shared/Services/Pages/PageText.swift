/// The title and the readable text of a page, as far as they can be found without a browser.
///
/// Any input will do, however broken. The time is linear in its size, and neither text has a character that a terminal
/// would obey.
nonisolated public struct PageText: Hashable, Sendable {
  /// The text of the first `<title>` in the head, on one line. Empty if there is none.
  public let title: String

  /// The readable text: a line for each block, an empty line around paragraphs, `• ` or a number before the items of
  /// lists. Scripts, styles, hidden parts and those that only show without scripts are left out.
  public let text: String

  /// A Boolean value indicating whether there was more text than the limit allows.
  public let isCut: Bool

  /// The longest title, in Unicode scalars.
  public static let titleLimit = 1000

  /// Reads a decoded page.
  ///
  /// - Parameter limit: the most that `text` may hold, in Unicode scalars.
  public init(html: String, limit: Int = 1_000_000) {
    var reading = PageReading(html, limit: limit)
    reading.run()
    title = String(reading.title)
    text = String(reading.layout.text)
    isCut = reading.layout.isCut
  }

  /// Reads a downloaded page, in the charset that it, its header or its bytes tell.
  ///
  /// - Parameters:
  ///   - contentType: the value of the `Content-Type` header, if there was one.
  ///   - limit: the most that `text` may hold, in Unicode scalars.
  public init(_ bytes: [UInt8], contentType: String? = nil, limit: Int = 1_000_000) {
    self.init(html: Charset.detect(bytes, contentType: contentType).decode(bytes), limit: limit)
  }
}
