import Foundation

/// Returns a new TCP socket for IPv4, or -1 with the reason in `errno`.
public func makeTCPSocket() -> Int32 {
  #if canImport(Darwin)
  socket(AF_INET, SOCK_STREAM, 0)
  #else
  socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
}

/// Prepares a socket for ``sendWithoutSignal(_:on:)``.
///
/// - Returns: False if the system refuses, with the reason in `errno`.
public func disableSIGPIPE(on socket: Int32) -> Bool {
  #if canImport(Darwin)
  var yes: Int32 = 1
  return setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size)) == 0
  #else
  // Each call of `send` asks for it.
  return true
  #endif
}

/// Sends bytes as `send` does. On a connection that the other side has closed, it fails with `EPIPE`, and no SIGPIPE ends the
/// program.
///
/// - Parameter socket: One that ``disableSIGPIPE(on:)`` has prepared.
public func sendWithoutSignal(_ bytes: UnsafeRawBufferPointer, on socket: Int32) -> Int {
  #if canImport(Darwin)
  send(socket, bytes.baseAddress, bytes.count, 0)
  #else
  send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}
