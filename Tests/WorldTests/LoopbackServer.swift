import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The smallest HTTP server that a test can ask: on this machine alone, one thread, a free port.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let listener: Int32

  struct SocketError: Error { var call: String }

  /// - Parameter answer: writes the answer to a request whose head and body are given; the connection is closed after.
  init(_ answer: @escaping @Sendable (_ request: String, _ write: (String) -> Void) -> Void) throws {
    (listener, port) = try Self.listen()
    let thread = Thread { [listener] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        if let request = Self.read(connection) {
          answer(request) { Self.write($0, to: connection) }
        }
        _ = shutdown(connection, Int32(SHUT_RDWR))
        close(connection)
      }
    }
    thread.start()
  }

  deinit {
    // Closing alone does not wake a thread that waits in `accept`.
    _ = shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// A port at which nobody listens.
  static func unusedPort() throws -> UInt16 {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  private static func listen() throws -> (listener: Int32, port: UInt16) {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard listener >= 0 else { throw SocketError(call: "socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && Self.system(listen: listener) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isBound else { throw SocketError(call: "bind") }
    return (listener, UInt16(bigEndian: address.sin_port))
  }

  /// The head and as much body as it announces.
  private static func read(_ connection: Int32) -> String? {
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      text += String(decoding: buffer[..<count], as: UTF8.self)
      // Somebody begins a TLS handshake (RFC 8446, section 5.1) and will never send a head.
      if buffer[0] == 22 { return text }
      guard let head = text.range(of: "\r\n\r\n") else { continue }
      let length =
        text[..<head.lowerBound].lowercased().components(separatedBy: "content-length: ").dropFirst().first
        .flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
      if text[head.upperBound...].utf8.count >= length { return text }
    }
  }

  private static func system(listen listener: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.listen(listener, 8)
    #else
      Darwin.listen(listener, 8)
    #endif
  }

  /// Writes `text`; a client that has gone away is no trouble.
  private static func write(_ text: String, to connection: Int32) {
    let bytes = Array(text.utf8)
    #if canImport(Glibc)
      _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      var yes: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      _ = send(connection, bytes, bytes.count, 0)
    #endif
  }
}
