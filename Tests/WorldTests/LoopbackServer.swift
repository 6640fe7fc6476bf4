import Foundation
import Platform
import Synchronization

/// The smallest HTTP server that a test can ask: on this machine alone, one thread, a free port.
final class LoopbackServer: Sendable {
  private let socket: LoopbackSocket

  var port: UInt16 { socket.port }

  /// - Parameter answer: answers a request whose head and body are given; the connection is closed after.
  init(_ answer: @escaping @Sendable (_ request: String, _ connection: LoopbackConnection) -> Void) throws {
    let socket = try LoopbackSocket()
    self.socket = socket
    try socket.startListening()
    Thread.detachNewThread {
      while let connection = socket.nextConnection() {
        if let request = connection.readRequest() { answer(request, connection) }
      }
    }
  }

  deinit { socket.stopListening() }
}

/// A socket at a free port of this machine. Until it listens, connections to it are refused.
final class LoopbackSocket: Sendable {
  struct Failure: Error {
    var call: String
  }

  let port: UInt16
  private let handle: Int32
  private let isStopped = Atomic<Bool>(false)

  init() throws {
    let handle = makeTCPSocket()
    self.handle = handle
    guard handle >= 0 else { throw Failure(call: "socket") }
    var address = Self.address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(handle, pointer, length) == 0 && getsockname(handle, pointer, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { throw Failure(call: "bind") }
  }

  deinit { close(handle) }

  func startListening() throws {
    guard listen(handle, 64) == 0 else { throw Failure(call: "listen") }
  }

  /// Ends the `accept` of another thread, by one last connection: closing the socket would not wake it everywhere.
  func stopListening() {
    isStopped.store(true, ordering: .releasing)
    let handle = makeTCPSocket()
    var address = Self.address(port: port)
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        connect(handle, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    close(handle)
  }

  /// Waits for the next connection; `nil` once the socket is to listen no longer.
  func nextConnection() -> LoopbackConnection? {
    let connection = accept(handle, nil, nil)
    guard connection >= 0 else { return nil }
    let accepted = LoopbackConnection(handle: connection)
    return isStopped.load(ordering: .acquiring) ? nil : accepted
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}

/// One connection of a client; it is closed when it is deallocated.
final class LoopbackConnection {
  private let handle: Int32

  init(handle: Int32) {
    self.handle = handle
    // A client that has gone away is no trouble.
    _ = disableSIGPIPE(on: handle)
  }

  deinit {
    _ = shutdown(handle, Int32(SHUT_RDWR))
    close(handle)
  }

  /// The head and as much body as it announces; `nil` if the client goes before.
  func readRequest() -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(handle, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
      // The client begins a TLS handshake (RFC 8446, section 5.1) and will never send a head.
      if buffer[0] == 22 { return text }
      guard let head = text.range(of: "\r\n\r\n") else { continue }
      let length =
        text[..<head.lowerBound].lowercased().components(separatedBy: "content-length: ").dropFirst().first
        .flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
      if text[head.upperBound...].utf8.count >= length { return text }
    }
  }

  /// Waits until the client has gone.
  func waitForEnd() {
    var byte: UInt8 = 0
    while recv(handle, &byte, 1, 0) > 0 {}
  }

  /// Writes `text`, with the promise to close the connection in its head.
  func write(_ text: String) {
    var text = text
    if text.hasPrefix("HTTP/"), let line = text.range(of: "\r\n") {
      text.insert(contentsOf: "Connection: close\r\n", at: line.upperBound)
    }
    _ = Array(text.utf8).withUnsafeBytes { sendWithoutSignal($0, on: handle) }
  }
}
