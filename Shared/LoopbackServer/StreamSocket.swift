import Foundation
import Platform

/// A TCP socket that never blocks, is closed in child processes and sends no signal.
nonisolated struct StreamSocket: Sendable {
  /// The result of reading or writing.
  enum Outcome: Equatable {
    case bytes(Int)
    /// Not now; when the socket is ready again.
    case notReady
    /// The other side has ended, or the connection is broken.
    case ended
  }

  let descriptor: Int32

  /// A socket that listens at `port` of the loopback interface; 0 stands for any that is free.
  static func listening(at port: UInt16 = 0) throws(LoopbackServerError) -> StreamSocket {
    let descriptor = makeTCPSocket()
    guard descriptor >= 0 else { throw LoopbackServerError(call: "socket", code: errno) }
    let socket = StreamSocket(descriptor: descriptor)
    do throws(LoopbackServerError) {
      try socket.prepare()
      try socket.allowReuse()
      try socket.bindToLoopback(port)
      guard listen(descriptor, 128) == 0 else { throw LoopbackServerError(call: "listen", code: errno) }
    } catch {
      socket.close()
      throw error
    }
    return socket
  }

  /// A socket that is being connected to `port` of the loopback interface; nil if nobody listens there, or if the system
  /// has no room for it.
  static func connecting(to port: UInt16) -> StreamSocket? {
    let descriptor = makeTCPSocket()
    guard descriptor >= 0 else { return nil }
    let socket = StreamSocket(descriptor: descriptor)
    guard (try? socket.prepare()) != nil,
      socket.withLoopback(port, { connect(descriptor, $0, $1) }) == 0 || errno == EINPROGRESS
    else {
      socket.close()
      return nil
    }
    return socket
  }

  /// The port that the system chose.
  var port: UInt16 {
    get throws(LoopbackServerError) {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
      }
      guard result == 0 else { throw LoopbackServerError(call: "getsockname", code: errno) }
      return UInt16(bigEndian: address.sin_port)
    }
  }

  /// Returns the next connection that waits at a listening socket; `nil` if none does.
  /// - Throws: if the system has no room for it.
  func nextConnection() throws(LoopbackServerError) -> StreamSocket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 {
        let socket = StreamSocket(descriptor: connection)
        do throws(LoopbackServerError) { try socket.prepare() } catch {
          // It was closed before it was accepted; the next one may still be there.
          socket.close()
          continue
        }
        return socket
      }
      switch errno {
      case EAGAIN, EWOULDBLOCK: return nil
      case EINTR, ECONNABORTED: continue
      default: throw LoopbackServerError(call: "accept", code: errno)
      }
    }
  }

  /// Reads the available bytes into `buffer`.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    outcome { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
  }

  /// Writes as much of `bytes` as the system takes now.
  func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    outcome { sendWithoutSignal(bytes, on: descriptor) }
  }

  /// Ends the sending direction; the other side can still be read.
  func endWriting() {
    _ = shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Lets the next `close()` break the connection off, so that the other side sees a reset.
  func resetOnClose() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
  }

  func close() {
    _ = Foundation.close(descriptor)
  }

  // MARK: Setting up

  private func prepare() throws(LoopbackServerError) {
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
    else { throw LoopbackServerError(call: "fcntl", code: errno) }
    guard disableSIGPIPE(on: descriptor) else { throw LoopbackServerError(call: "setsockopt", code: errno) }
  }

  /// A server that is started again gets its port although connections of the one before are still being closed.
  private func allowReuse() throws(LoopbackServerError) {
    var yes: Int32 = 1
    guard setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
      throw LoopbackServerError(call: "setsockopt", code: errno)
    }
  }

  private func bindToLoopback(_ port: UInt16) throws(LoopbackServerError) {
    guard withLoopback(port, { bind(descriptor, $0, $1) }) == 0 else {
      throw LoopbackServerError(call: "bind", code: errno)
    }
  }

  /// Calls `body` with the address of `port` of the loopback interface, and its length.
  private func withLoopback(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private func outcome(_ call: () -> Int) -> Outcome {
    while true {
      let count = call()
      if count > 0 { return .bytes(count) }
      guard count < 0 else { return .ended }
      switch errno {
      case EINTR: continue
      case EAGAIN, EWOULDBLOCK: return .notReady
      default: return .ended
      }
    }
  }
}
