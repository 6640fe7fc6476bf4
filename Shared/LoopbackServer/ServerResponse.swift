import Foundation
import World

nonisolated extension LoopbackServer {
  /// The answer of the server: an ordinary page, a slow one, or one that breaks the rules.
  public struct Response: Sendable {
    /// The end of an answer, as far as the server can see it.
    public enum End: Hashable, Sendable {
      /// All of it has been passed to the system.
      case sent
      /// The client closed the connection before, or the server was stopped.
      case lost
    }

    /// The way in which a client learns where the body ends.
    public enum Length: Hashable, Sendable {
      /// By its true length in `Content-Length`; by the end of the connection if the body has no end.
      case counted
      /// By this length in `Content-Length`, which may be a lie. The connection ends after the body.
      case claimed(Int)
      /// By chunks, each with its length: the whole is not known beforehand. To HTTP/1.0 as `untilClose`.
      case chunked
      /// By the end of the connection.
      case untilClose
    }

    /// The status code.
    public var status: Int

    /// The fields of the head. The server adds those of the length and of the connection.
    public var headers: Headers

    /// The body. `HEAD` is answered as `GET` is, without it.
    public var body: [Piece]

    /// The way in which the client learns where the body ends.
    public var length: Length

    /// Nothing of the answer is sent before this gate is open.
    public var gate: Gate?

    /// Called once when the answer has ended, on the server's queue.
    public var onEnd: (@Sendable (End) -> Void)?

    /// A Boolean value indicating whether the answer has no head but its body.
    let isRaw: Bool

    /// An answer with a head as HTTP wants it.
    public init(status: Int = 200, headers: Headers = [:], body: [Piece] = [], length: Length = .counted) {
      self.init(status: status, headers: headers, body: body, length: length, isRaw: false)
    }

    private init(status: Int, headers: Headers, body: [Piece], length: Length, isRaw: Bool) {
      self.status = status
      self.headers = headers
      self.body = body
      self.length = length
      self.isRaw = isRaw
    }

    /// Returns a page, in UTF-8.
    public static func html(_ text: String, status: Int = 200) -> Response {
      .data(Data(text.utf8), type: "text/html; charset=utf-8", status: status)
    }

    /// Returns plain text, in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> Response {
      .data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// Returns a value in JSON, its keys in order.
    public static func json(_ value: some Encodable) -> Response {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return .data((try? encoder.encode(value)) ?? Data(), type: "application/json")
    }

    /// Returns bytes of the media type `type`.
    public static func data(_ bytes: Data, type: String, status: Int = 200) -> Response {
      Response(status: status, headers: ["Content-Type": type], body: [.bytes(bytes)])
    }

    /// Sends the client on to `address`, which may be a path of this server.
    public static func redirect(to address: String, status: Int = 302) -> Response {
      Response(status: status, headers: ["Location": address])
    }

    /// Returns exactly these pieces, without a head of the server; then the connection ends.
    public static func raw(_ pieces: [Piece]) -> Response {
      Response(status: 0, headers: [:], body: pieces, length: .untilClose, isRaw: true)
    }

    /// Returns the same answer, which begins when `gate` is open.
    public func after(_ gate: Gate) -> Response {
      var held = self
      held.gate = gate
      return held
    }
  }
}

nonisolated extension LoopbackServer.Response {
  /// Returns the answer to a method that is not allowed for the path.
  static func notAllowed(but methods: String) -> Self {
    var response = Self.text("only \(methods) can be asked here\n", status: 405)
    response.headers["Allow"] = methods
    return response
  }

  /// Some answers never have a body (RFC 9110, section 6.4.1).
  var allowsBody: Bool { !(100..<200).contains(status) && status != 204 && status != 304 }
}
