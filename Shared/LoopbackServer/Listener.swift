import Dispatch

/// Accepts connections and keeps them until they are closed. Everything here belongs to its queue.
nonisolated final class Listener: @unchecked Sendable {
  private let queue = DispatchQueue(label: "loopback server")
  private let socket: StreamSocket
  private let limits: LoopbackServer.Limits
  private let respond: @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
  private var accepting: SwitchedSource?
  private var connections: [ObjectIdentifier: Connection] = [:]
  private var isStopped = false
  private var isListening = true
  private var onStopped: [@Sendable () -> Void] = []

  init(
    _ socket: StreamSocket, _ limits: LoopbackServer.Limits,
    _ respond: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
  ) {
    (self.socket, self.limits) = (socket, limits)
    self.respond = respond
  }

  func start() {
    queue.async { [self] in
      let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
      accepting = SwitchedSource(source) { [weak self] in self?.acceptAll() }
      accepting?.isOn = true
    }
  }

  /// Ends everything; `stopped` is called when all sockets are closed. Also a second time.
  func stop(_ stopped: @escaping @Sendable () -> Void) {
    // The queue retains the listener until its sockets are closed, even without an owner.
    queue.async { [self] in
      onStopped.append(stopped)
      if isStopped { return tellIfStopped() }
      isStopped = true
      accepting?.cancel { [self] in
        socket.close()
        isListening = false
        // Only now: a client that sees the end of its connection may rely on the port being free.
        for connection in connections.values { connection.abandon() }
        tellIfStopped()
      }
      accepting = nil
    }
  }

  private func acceptAll() {
    do throws(LoopbackServerError) {
      while !isStopped, connections.count < limits.connections, let socket = try socket.nextConnection() {
        open(socket)
      }
      if connections.count >= limits.connections { accepting?.isOn = false }
    } catch {
      // No room for one more: the waiting ones are still there a little later.
      accepting?.isOn = false
      queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in self?.accepting?.isOn = true }
    }
  }

  private func open(_ socket: StreamSocket) {
    let connection = Connection(socket, on: queue, limits.patience, respond)
    connections[ObjectIdentifier(connection)] = connection
    connection.start { [weak self] in self?.closed($0) }
  }

  private func closed(_ connection: Connection) {
    connections[ObjectIdentifier(connection)] = nil
    accepting?.isOn = true
    tellIfStopped()
  }

  private func tellIfStopped() {
    guard isStopped, !isListening, connections.isEmpty else { return }
    for stopped in onStopped { stopped() }
    onStopped = []
  }
}
