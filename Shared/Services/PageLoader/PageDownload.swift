import Foundation
import World

/// A page on its way: the received part, and the check that it is a page at all.
nonisolated struct PageDownload {
  enum Event {
    /// A piece has come.
    case progressed
    /// The server has begun to send a page.
    case committed
    case finished(Page)
    case failed(PageError)
  }

  /// The address of the answer, as far as it is known.
  private(set) var url: URL

  /// The loaded part, from 0 to 1; begins at 0.1 as WebKit's.
  private(set) var progress = 0.1

  let limits: PageLimits

  private var response: Response?
  private var body: [UInt8] = []

  init(_ url: URL, limits: PageLimits) {
    self.url = url
    self.limits = limits
  }

  /// The number of received bytes of the body.
  var received: Int { body.count }

  /// The expected number of bytes of the body, if the server announced it. A packed body has another length once it is
  /// unpacked.
  var expectedLength: Int? {
    response?.headers["Content-Encoding"] == nil ? response?.expectedLength : nil
  }

  mutating func take(_ answer: Answer) -> Event {
    switch answer {
    case .redirected(let url):
      self.url = url
      return .progressed
    case .response(let response):
      self.response = response
      url = response.url ?? url
      return refusal.map { .failed($0) } ?? .committed
    case .data(let bytes):
      body += bytes
      progress = max(progress, share)
      return .progressed
    case .finished:
      return end
    case .failed(let error):
      return .failed(PageError(error, of: self))
    }
  }

  /// The reason why the head promises no page.
  private var refusal: PageError? {
    guard let response else { return nil }
    // 204 and 205 say that there is nothing to show: a browser stays where it is.
    guard (200..<300).contains(response.status), ![204, 205].contains(response.status) else {
      return .status(response.status)
    }
    if let expectedLength, expectedLength > limits.size { return .tooLarge(limit: limits.size) }
    if let contentType, !contentType.isHTML { return .notHTML(contentType.mediaType) }
    return nil
  }

  private var contentType: ContentType? {
    response?.headers["Content-Type"].map(ContentType.init).flatMap { $0.mediaType.isEmpty ? nil : $0 }
  }

  /// In steps of a thousandth. Without a length the total is unknown: each piece is part of a longer way.
  private var share: Double {
    let part =
      switch expectedLength {
      case let expected?: Double(body.count) / Double(max(expected, body.count, 1))
      case nil: Double(body.count) / Double(body.count + 50_000)
      }
    return ((0.1 + 0.8 * part) * 1000).rounded() / 1000
  }

  private var end: Event {
    if let expectedLength, expectedLength != body.count {
      return .failed(.wrongLength(received: body.count, expected: expectedLength))
    }
    guard contentType != nil || looksLikeHTML else { return .failed(.notHTML("")) }
    let page = PageText(body, contentType: response?.headers["Content-Type"], limit: limits.text)
    return .finished(Page(url: url, title: page.title, text: page.text))
  }

  /// For an answer without a media type: true if its first character is that of a tag, or there is none.
  private var looksLikeHTML: Bool {
    body.prefix(Charset.reach).first { $0 < 0x80 && !$0.isASCIIWhitespace }.map { $0 == UInt8(ascii: "<") }
      ?? body.isEmpty
  }
}

/// A loaded page: its address and its text.
nonisolated public struct Page: Hashable, Sendable {
  /// The address, after all redirects.
  public let url: URL

  /// The text of its `<title>`; empty if it has none.
  public let title: String

  /// The readable text.
  public let text: String
}
