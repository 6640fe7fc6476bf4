import Foundation
import Platform
import Testing

@Suite("Sockets of the system")
struct SocketTests {
  @Test func `sending to a closed side is an error, and does not end the process`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      let (sender, receiver) = try pair()
      #expect(disableSIGPIPE(on: sender))
      close(receiver)
      // The first bytes may still be taken; the reply reports that the receiver has closed.
      while Array("hello".utf8).withUnsafeBytes({ sendWithoutSignal($0, on: sender) }) > 0 {}
      #expect([EPIPE, ECONNRESET].contains(errno))
    }
  }
}

/// Two sockets that are connected.
private func pair() throws -> (Int32, Int32) {
  let listening = makeTCPSocket()
  let client = makeTCPSocket()
  defer { close(listening) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      bind(listening, pointer, length) == 0 && listen(listening, 1) == 0
        && getsockname(listening, pointer, &length) == 0 && connect(client, pointer, length) == 0
    }
  }
  try #require(isConnected)
  return (client, accept(listening, nil, nil))
}
