import Foundation
import World

/// An answer on its way: its head and its body, piece by piece.
nonisolated struct Outgoing {
  enum Step {
    case bytes(Data)
    case pause(Gate)
    /// Nothing follows.
    case done
    /// The connection is to be broken off.
    case reset
  }

  /// A Boolean value indicating whether the connection stays open for the next request.
  let keepsConnection: Bool

  let onEnd: (@Sendable (LoopbackServer.Response.End) -> Void)?

  private var gate: Gate?
  private var head: Data
  private var body: ArraySlice<LoopbackServer.Piece>
  private var isChunked = false

  /// - Parameter request: The request that is answered; `nil` if it could not be read.
  init(_ response: LoopbackServer.Response, to request: LoopbackServer.Request?) {
    (onEnd, gate) = (response.onEnd, response.gate)
    guard !response.isRaw else {
      (keepsConnection, head, body) = (false, Data(), response.body[...])
      return
    }
    var fields = response.headers
    let framing = response.allowsBody ? Framing(response, to: request, &fields) : .byLength
    let isBodiless = request?.method == "HEAD" || !response.allowsBody
    body = isBodiless ? [] : response.body[...]
    isChunked = !isBodiless && framing == .byChunks
    keepsConnection =
      request?.keepsConnection == true && (isBodiless || framing != .byClose && !body.contains(where: \.isEnd))
    if !keepsConnection { fields["Connection"] = "close" }
    head = ResponseHead.bytes(status: response.status, fields)
  }

  /// Returns the next step.
  mutating func next() -> Step {
    if let gate = gate.take() { return .pause(gate) }
    if !head.isEmpty {
      defer { head = Data() }
      return .bytes(head)
    }
    while let piece = body.popFirst() {
      switch piece {
      case .bytes(let bytes) where bytes.isEmpty: continue
      case .bytes(let bytes): return .bytes(chunk(bytes))
      case .repeated(let bytes, let times):
        if bytes.isEmpty || times.map({ $0 <= 0 }) == true { continue }
        return .bytes(chunk(block(of: bytes, times)))
      case .pause(let gate): return .pause(gate)
      case .made(let make): body = make() + body
      case .reset: return .reset
      case .end:
        body = []
        return .done
      }
    }
    guard isChunked else { return .done }
    isChunked = false
    return .bytes(Data("0\r\n\r\n".utf8))
  }

  /// Some of the `times` in one block; the others stay for later, so that a flood needs no memory.
  private mutating func block(of bytes: Data, _ times: Int?) -> Data {
    let most = min(64 * 1024 / bytes.count, times ?? .max)
    var (block, count) = (bytes, 1)
    while count * 2 <= most {
      block += block
      count *= 2
    }
    body = [.repeated(bytes, times: times.map { $0 - count })] + body
    return block
  }

  private func chunk(_ bytes: Data) -> Data {
    guard isChunked else { return bytes }
    return Data("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Data("\r\n".utf8)
  }
}

/// The way in which a client knows the end of a body.
nonisolated private enum Framing {
  case byLength, byChunks, byClose

  /// - Parameter fields: gets the field that says so.
  init(_ response: LoopbackServer.Response, to request: LoopbackServer.Request?, _ fields: inout Headers) {
    switch (response.length, response.byteCount) {
    case (.counted, let count?):
      fields["Content-Length"] = "\(count)"
      self = .byLength
    case (.claimed(let claim), let count):
      fields["Content-Length"] = "\(claim)"
      self = claim == count ? .byLength : .byClose
    // A client that does not know chunks gets the same body and then the end of the connection.
    case (.chunked, _) where request?.knowsChunks != false:
      fields["Transfer-Encoding"] = "chunked"
      self = .byChunks
    case (.counted, nil), (.chunked, _), (.untilClose, _): self = .byClose
    }
  }
}
