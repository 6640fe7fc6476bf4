import Foundation

/// A request of an app to a server.
public struct Request: Hashable, Sendable {
  /// `GET`, `POST`…, as RFC 9110 names them.
  public var method: String

  /// The address.
  public var url: URL

  /// The fields of the head.
  public var headers: Headers

  /// The body, if there is one.
  public var body: Data?

  /// The time limit of the whole exchange, redirects and body included, after which it fails with `.timedOut`; `nil`:
  /// no limit.
  ///
  /// Counted on the world's clock. 60 seconds by default, as with `URLRequest`.
  public var timeLimit: Duration?

  /// The most bytes of the answer, its head's fields and its body, beyond which it fails with `.tooLarge`; `nil`: no
  /// limit.
  ///
  /// 16 MiB by default. The rest is dropped, however busy the world is.
  public var sizeLimit: Int?

  /// The most redirects, beyond which it fails with `.tooManyRedirects`. A system may give up earlier.
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
