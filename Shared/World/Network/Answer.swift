import Foundation

/// One piece of what comes back for a request.
public enum Answer: Hashable, Sendable {
  /// The server sends the request on to another address, and there it goes. There may be several, before the head.
  case redirected(to: URL)

  /// The head: the server has answered. Any status, 404 and 500 too, is an answer and no failure.
  case response(Response)

  /// The next bytes of the body.
  case data(Data)

  /// The body is complete. Nothing follows.
  case finished

  /// No answer, or none that is complete. Nothing follows.
  case failed(NetworkError)

  /// True if nothing follows.
  public var isEnd: Bool {
    switch self {
    case .redirected, .response, .data: false
    case .finished, .failed: true
    }
  }
}

/// The head of an answer.
public struct Response: Hashable, Sendable {
  /// The status code of RFC 9110: 200, 404….
  public var status: Int

  /// The fields of the head.
  public var headers: Headers

  /// The address of the answer: another one than the request's after a redirect, `nil` if it is unknown.
  public var url: URL?

  /// A head with `status`.
  public init(status: Int, headers: Headers = [:], url: URL? = nil) {
    self.status = status
    self.headers = headers
    self.url = url
  }

  /// The approximate size of the fields of the head as they were sent, in bytes.
  var fieldLength: Int { headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }

  /// The number of bytes of the body, if the server announced it in `Content-Length`; a number too large to count is
  /// the largest there is.
  public var expectedLength: Int? {
    guard let digits = headers["Content-Length"], !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(digits) ?? .max
  }
}
