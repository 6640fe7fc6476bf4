import Dispatch
import Foundation
import Platform

/// A client that sends exactly the given bytes. It waits on a thread of its own.
nonisolated final class RawClient: @unchecked Sendable {
  struct Refused: Error {}

  let handle: Int32
  private let queue = DispatchQueue(label: "raw client")
  private var received: [UInt8] = []

  init(port: UInt16) throws {
    handle = makeTCPSocket()
    guard disableSIGPIPE(on: handle) else { throw Refused() }
    // Only so that a test that fails also ends.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    _ = setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Refused() }
  }

  deinit { close(handle) }

  func send(_ text: String) async {
    await waiting {
      _ = Array(text.utf8).withUnsafeBytes { sendWithoutSignal($0, on: self.handle) }
    }
  }

  /// Ends the sending direction.
  func endSending() {
    _ = shutdown(handle, Int32(SHUT_WR))
  }

  /// Returns the next `count` bytes, or fewer if the connection ends.
  func receive(_ count: Int) async -> String {
    await waiting {
      while self.received.count < count, self.receiveSome() {}
      return self.take(count)
    }
  }

  /// Returns everything up to the end of the connection; `isReset` is true if that was a reset.
  func receiveAll() async -> (text: String, isReset: Bool) {
    await waiting {
      while self.receiveSome() {}
      let isReset = errno == ECONNRESET
      return (self.take(.max), isReset)
    }
  }

  private func take(_ count: Int) -> String {
    defer { received.removeFirst(min(count, received.count)) }
    return String(decoding: received.prefix(count), as: UTF8.self)
  }

  private func receiveSome() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    errno = 0
    let count = recv(handle, &buffer, buffer.count, 0)
    if count > 0 { received += buffer[..<count] }
    return count > 0
  }

  private func waiting<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}

extension RawClient {
  /// Returns everything that a server sends to one client that sends `text` and waits for the end.
  static func exchange(_ text: String, port: UInt16) async throws -> String {
    let client = try RawClient(port: port)
    await client.send(text)
    return await client.receiveAll().text
  }
}
