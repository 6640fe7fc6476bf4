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

  /// How many bytes of body may come until the exchange fails with `.tooLarge`; `nil`: any number.
  ///
  /// 16 MiB unless told otherwise. What comes beyond it is let go at once, however busy the world is.
  public var sizeLimit: Int?

  /// A request to `url`; a plain `GET` where nothing else is said.
  public init(
    _ url: URL, method: String = "GET", headers: Headers = [:], body: Data? = nil,
    timeLimit: Duration? = .seconds(60), sizeLimit: Int? = 16 << 20
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeLimit = timeLimit
    self.sizeLimit = sizeLimit
  }
}

extension Request: CustomStringConvertible {
  /// Method and address: `GET https://example.com/a`.
  public var description: String { "\(method) \(url.absoluteString)" }
}
