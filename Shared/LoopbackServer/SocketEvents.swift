import Dispatch

/// An event source that can be switched off and on, and ended in either state.
nonisolated final class SwitchedSource {
  /// A Boolean value indicating whether events are delivered; false at first.
  var isOn = false {
    didSet {
      guard !isCancelled, isOn != oldValue else { return }
      if isOn { source.resume() } else { source.suspend() }
    }
  }

  private let source: any DispatchSourceProtocol
  private var isCancelled = false

  init(_ source: any DispatchSourceProtocol, _ handler: @escaping @Sendable () -> Void) {
    self.source = source
    source.setEventHandler(handler: handler)
  }

  /// Delivers no event any more; `ended` is called when the system has released the socket. A second time does nothing.
  func cancel(_ ended: @escaping @Sendable () -> Void) {
    guard !isCancelled else { return }
    isCancelled = true
    source.setCancelHandler(handler: ended)
    source.cancel()
    // A source that is switched off never gets as far as its end.
    if !isOn { source.resume() }
  }
}

/// Notifies when a connection's socket can be read and when it can be written. Used on `queue` only.
nonisolated final class SocketEvents: @unchecked Sendable {
  private let socket: StreamSocket
  private let queue: DispatchQueue
  private var reading: SwitchedSource?
  private var writing: SwitchedSource?

  init(_ socket: StreamSocket, on queue: DispatchQueue) {
    self.socket = socket
    self.queue = queue
  }

  var awaitsReading: Bool {
    get { reading?.isOn ?? false }
    set { reading?.isOn = newValue }
  }

  var awaitsWriting: Bool {
    get { writing?.isOn ?? false }
    set { writing?.isOn = newValue }
  }

  func start(onReadable: @escaping @Sendable () -> Void, onWritable: @escaping @Sendable () -> Void) {
    reading = SwitchedSource(
      DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue), onReadable)
    writing = SwitchedSource(
      DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: queue), onWritable)
    awaitsReading = true
  }

  /// Closes the socket as soon as nothing watches it any more, and says so.
  func close(_ closed: @escaping @Sendable () -> Void) {
    // The number of a closed socket is used again at once: neither source may still hold it then.
    let bothEnded = DispatchGroup()
    for source in [reading, writing].compactMap({ $0 }) {
      bothEnded.enter()
      source.cancel { bothEnded.leave() }
    }
    (reading, writing) = (nil, nil)
    bothEnded.notify(queue: queue) { [socket] in
      socket.close()
      closed()
    }
  }
}
