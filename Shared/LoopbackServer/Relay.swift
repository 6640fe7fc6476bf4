import Dispatch
import Foundation
import World

extension LoopbackServer {
  /// Another server of this machine, with the access to it.
  nonisolated public struct Neighbor: Hashable, Sendable {
    /// The port at which it listens.
    public let port: UInt16

    private let token: String

    /// The server at an address with a token, as ``Access`` makes it; nil for any other address.
    public init?(_ address: some StringProtocol) {
      guard let match = String(address).wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]+)/),
        let port = UInt16(match.1)
      else { return nil }
      (self.port, token) = (port, String(match.2))
    }

    /// Returns the answer of that server to a request, passed on as it comes; 502 if it ends before it answers.
    ///
    /// - Parameters:
    ///   - path: the path there.
    ///   - name: the name of that server's access.
    ///   - onEnd: called once when the answer has ended, or nobody waits for it any more.
    public func response(
      to request: Request, at path: String, access name: String, onEnd: @escaping @Sendable () -> Void = {}
    ) -> Response {
      guard let socket = StreamSocket.connecting(to: port) else {
        onEnd()
        return .text("the program has ended\n", status: 502)
      }
      let relay = Relay(socket, sending: bytes(of: request, at: path, cookie: "\(name)-\(port)=\(token)"))
      relay.start()
      var response = Response.raw([.made { relay.next() }])
      response.onEnd = { _ in
        relay.end()
        onEnd()
      }
      return response
    }

    private func bytes(of request: Request, at path: String, cookie: String) -> Data {
      let fields = request.query.sorted { $0.key < $1.key }.map { "\(encoded($0))=\(encoded($1))" }
      let target = encoded(path, but: "/") + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
      var lines = [
        "\(request.method) \(target) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Cookie: \(cookie)", "Connection: close",
      ]
      if request.method == "POST" { lines.append("Content-Length: \(request.body.count)") }
      if request.headers["Content-Type"] == "application/json" { lines.append("Content-Type: application/json") }
      return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + request.body
    }

    private func encoded(_ text: String, but others: String = "") -> String {
      let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "A"..."Z"))
        .union(CharacterSet(charactersIn: "0"..."9")).union(CharacterSet(charactersIn: "-._~" + others))
      return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
  }
}

/// A connection to another server: sends one request, and hands out the answer as fast as it is taken.
nonisolated private final class Relay: @unchecked Sendable {
  /// The bytes that are kept for a client that is slower than the server.
  private static let limit = 64 * 1024

  private let queue = DispatchQueue(label: "relay")
  private let events: SocketEvents
  private let socket: StreamSocket
  private var unsent: Data

  private let lock = NSLock()
  private var received = Data()
  private var (hasAnswered, hasEnded) = (false, false)
  private var awaited: Gate?

  /// In place of an answer that never came, since nobody accepts the connection, or the program crashed.
  private static let noAnswer: [LoopbackServer.Piece] = [
    .bytes(ResponseHead.bytes(status: 502, ["Content-Type": "text/plain; charset=utf-8", "Connection": "close"])),
    .text("the program has ended\n"),
  ]

  init(_ socket: StreamSocket, sending request: Data) {
    (self.socket, unsent) = (socket, request)
    events = SocketEvents(socket, on: queue)
  }

  func start() {
    queue.async { [self] in
      // They retain this object until `end`.
      events.start(onReadable: { self.read() }, onWritable: { self.write() })
      events.awaitsWriting = true
    }
  }

  func end() {
    queue.async { [self] in events.close {} }
  }

  /// The bytes of the answer that have come since the last time, or the wait for more of them.
  func next() -> [LoopbackServer.Piece] {
    lock.withLock {
      guard received.isEmpty else {
        defer { (received, hasAnswered) = (Data(), true) }
        queue.async { [self] in events.awaitsReading = true }
        return [.bytes(received), .made { self.next() }]
      }
      guard !hasEnded else { return hasAnswered ? [] : Self.noAnswer }
      let gate = Gate()
      awaited = gate
      return [.pause(gate), .made { self.next() }]
    }
  }

  private func write() {
    switch unsent.withUnsafeBytes({ socket.write($0) }) {
    case .bytes(let count): unsent = unsent.dropFirst(count)
    case .notReady: break
    case .ended: return finish()
    }
    if unsent.isEmpty { events.awaitsWriting = false }
  }

  private func read() {
    let (outcome, bytes) = withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: 1) { buffer in
      let outcome = socket.read(into: buffer)
      if case .bytes(let count) = outcome { return (outcome, Data(buffer[..<count])) }
      return (outcome, Data())
    }
    switch outcome {
    case .notReady: return
    case .ended: finish()
    case .bytes:
      let (gate, count) = lock.withLock {
        received += bytes
        return (awaited.take(), received.count)
      }
      if count >= Self.limit { events.awaitsReading = false }
      gate?.open()
    }
  }

  private func finish() {
    (events.awaitsReading, events.awaitsWriting) = (false, false)
    let gate = lock.withLock {
      hasEnded = true
      return awaited.take()
    }
    gate?.open()
  }
}
