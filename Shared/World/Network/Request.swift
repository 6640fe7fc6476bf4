import Foundation

/// What an app asks a server.
public struct Request: Hashable, Sendable {
  /// `GET`, `POST`…, as RFC 9110 names them.
  public var method: String

  /// Where to.
  public var url: URL

  /// What goes along in the head.
  public var headers: Headers

  /// What is sent, if anything is.
  public var body: Data?

  /// How long the whole exchange may take, redirects and body included, until it fails with `.timedOut`; `nil`: for ever.
  ///
  /// Counted on the world's clock. 60 seconds unless told otherwise, as with `URLRequest`.
  public var timeLimit: Duration?

  /// How many bytes the answer may have, its head's fields and its body, until it fails with `.tooLarge`; `nil`: any.
  ///
  /// 16 MiB unless told otherwise. What comes beyond it is let go, however busy the world is.
  public var sizeLimit: Int?

  /// How often the request may be sent on until it fails with `.tooManyRedirects`. A system may give up earlier.
  public var redirectLimit: Int

  /// A request to `url`; a plain `GET` where nothing else is said.
  public init(
    _ url: URL, method: String = "GET", headers: Headers = [:], body: Data? = nil, timeLimit: Duration? = .seconds(60),
    sizeLimit: Int? = 16 << 20, redirectLimit: Int = 16
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeLimit = timeLimit
    self.sizeLimit = sizeLimit
    self.redirectLimit = redirectLimit
  }
}

extension Request: CustomStringConvertible {
  /// Method and address: `GET https://example.com/a`.
  public var description: String { "\(method) \(url.absoluteString)" }
}
