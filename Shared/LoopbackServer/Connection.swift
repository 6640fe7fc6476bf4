import Dispatch
import Foundation

/// One client: reads its requests and answers them in their order. Everything here belongs to the server's queue.
nonisolated final class Connection: @unchecked Sendable {
  /// The bytes that a client may send ahead, and those that are still read after the last answer.
  private static let (readAheadLimit, drainLimit) = (64 * 1024, 1024 * 1024)

  /// The bytes that are written before other connections have their turn.
  private static let turnLimit = 512 * 1024

  private let queue: DispatchQueue
  private let socket: StreamSocket
  private let events: SocketEvents
  private let respond: @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
  private var onClosed: (@Sendable (Connection) -> Void)?

  /// Makes the gate that ends the waiting for the client.
  private let patience: (@Sendable () -> Gate)?

  /// The gate that does so now; nil while the server does not wait for the client.
  private var deadline: Gate?

  private var parser = RequestParser()
  private var unread: ArraySlice<UInt8> = []
  private var hasEnded = false

  private var outgoing: Outgoing?
  private var unsent = Data()
  private var writtenInTurn = 0
  private var gate: Gate?
  private var drained: Int?

  init(
    _ socket: StreamSocket, on queue: DispatchQueue, _ patience: (@Sendable () -> Gate)? = nil,
    _ respond: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
  ) {
    (self.socket, self.patience) = (socket, patience)
    self.respond = respond
    self.queue = queue
    events = SocketEvents(socket, on: queue)
  }

  /// - Parameter onClosed: Called once, when the socket is closed.
  func start(_ onClosed: @escaping @Sendable (Connection) -> Void) {
    self.onClosed = onClosed
    events.start(
      onReadable: { [weak self] in self?.read() },
      onWritable: { [weak self] in
        self?.events.awaitsWriting = false
        self?.advance()
      })
    awaitClient()
  }

  /// Closes the connection if the client lets the server wait for too long.
  private func awaitClient() {
    guard deadline == nil, let gate = patience?() else { return }
    deadline = gate
    let number = ObjectIdentifier(gate)
    gate.whenOpen { [weak self, queue] in
      queue.async { [weak self] in
        if let self, let deadline, ObjectIdentifier(deadline) == number { close(.lost) }
      }
    }
  }

  /// Closes the connection, whatever is under way.
  func abandon() {
    close(.lost)
  }

  // MARK: Reading

  private func read() {
    let outcome = withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: 1) { buffer in
      let outcome = socket.read(into: buffer)
      if case .bytes(let count) = outcome, drained == nil { unread += buffer[..<count] }
      return outcome
    }
    switch outcome {
    case .notReady: return
    case .ended: endReading()
    case .bytes(let count):
      if let before = drained { return drain(before + count) }
      // Bytes that are sent ahead wait in the system until the answer under way is sent.
      if unread.count >= Self.readAheadLimit { events.awaitsReading = false }
      advance()
    }
  }

  /// Handles the end of the client's data. It may still read the answers on their way, but one that would have to wait
  /// for a gate counts as closed: its end would not be noticed otherwise.
  private func endReading() {
    hasEnded = true
    events.awaitsReading = false
    if outgoing == nil || gate != nil { close(.lost) }
  }

  /// Reads the rest that a client is still sending: a socket that is closed before is reset, and the answer lost.
  private func drain(_ count: Int) {
    drained = count
    if count > Self.drainLimit { close(.sent) }
  }

  // MARK: Answering

  /// Continues until there is nothing to do but wait.
  private func advance() {
    while onClosed != nil, drained == nil, gate == nil, !events.awaitsWriting {
      if outgoing != nil { send() } else if !answerNext() { return }
    }
  }

  /// Begins the answer to the next request; returns false if it has not arrived yet.
  private func answerNext() -> Bool {
    do throws(BadRequest) {
      guard let request = try parser.read(&unread) else {
        if hasEnded { close(.lost) } else { events.awaitsReading = true }
        return false
      }
      deadline = nil
      let isKnown = ["GET", "HEAD", "POST"].contains(request.method)
      outgoing = Outgoing(isKnown ? respond(request) : .notAllowed(but: "GET, HEAD, POST"), to: request)
    } catch {
      outgoing = Outgoing(.text("\(error.reason)\n", status: error.status), to: nil)
    }
    return true
  }

  // MARK: Writing

  /// One step of the answer under way.
  private func send() {
    guard unsent.isEmpty else { return write() }
    switch outgoing?.next() {
    case .bytes(let bytes): unsent = bytes
    case .pause(let gate): wait(at: gate)
    case .done where outgoing?.keepsConnection == true: finish()
    case .done, nil: endWriting()
    case .reset:
      socket.resetOnClose()
      close(.sent)
    }
  }

  private func write() {
    switch unsent.withUnsafeBytes({ socket.write($0) }) {
    case .bytes(let count):
      deadline = nil
      unsent = unsent.dropFirst(count)
      writtenInTurn += count
      // The queue is for others, too, however much this client is to get.
      if writtenInTurn >= Self.turnLimit {
        writtenInTurn = 0
        awaitWriting()
      }
    case .notReady: awaitWriting()
    case .ended: close(.lost)
    }
  }

  /// Waits until the socket has room, which the client may never make.
  private func awaitWriting() {
    events.awaitsWriting = true
    awaitClient()
  }

  private func wait(at gate: Gate) {
    if hasEnded { return close(.lost) }
    self.gate = gate
    gate.whenOpen { [weak self, queue] in queue.async { [weak self] in self?.passGate() } }
  }

  private func passGate() {
    guard gate != nil else { return }
    gate = nil
    advance()
  }

  private func finish() {
    let onEnd = outgoing?.onEnd
    outgoing = nil
    onEnd?(.sent)
    awaitClient()
  }

  private func endWriting() {
    finish()
    socket.endWriting()
    if hasEnded { return close(.sent) }
    unread = []
    drained = 0
    events.awaitsReading = true
  }

  private func close(_ end: LoopbackServer.Response.End) {
    guard let onClosed else { return }
    self.onClosed = nil
    let onEnd = outgoing?.onEnd
    (outgoing, gate, deadline, unsent, unread) = (nil, nil, nil, Data(), [])
    onEnd?(end)
    events.close { [self] in onClosed(self) }
  }
}
