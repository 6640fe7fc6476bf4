import Foundation
import World

/// A small HTTP/1.1 server for pages and data that are bundled with the program: `GET`, `HEAD` and `POST`, on this machine
/// alone.
///
/// It listens at a port of 127.0.0.1 from its creation until it is deallocated or stopped. Connections stay open
/// for the next request unless either side says `Connection: close`.
nonisolated public final class LoopbackServer: Sendable {
  /// The port at which it listens.
  public let port: UInt16

  private let listener: Listener

  /// A server with the answers of `routes`.
  /// - Throws: `LoopbackServerError` if the system gives no socket.
  public convenience init(_ routes: Routes) throws(LoopbackServerError) {
    try self.init { routes.response(to: $0) }
  }

  /// A server that answers every request with the result of `respond`.
  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - limits: what clients are granted.
  ///   - respond: runs on the server's queue, one request at a time: it must not wait. An answer that comes later has a
  ///     gate.
  /// - Throws: `LoopbackServerError` if the system gives no socket, or the port is taken.
  public init(
    port: UInt16 = 0, limits: Limits = Limits(), _ respond: @escaping @Sendable (Request) -> Response
  ) throws(LoopbackServerError) {
    let socket = try StreamSocket.listening(at: port)
    do { self.port = try socket.port } catch {
      socket.close()
      throw error
    }
    listener = Listener(socket, limits, respond)
    listener.start()
  }

  deinit { listener.stop {} }

  /// The address of the server: `http://127.0.0.1:PORT/`.
  public var url: URL { url("/") }

  /// The address of `path`, which may have a query. Both are given in plain text, and percent-encoded here.
  public func url(_ path: String) -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    components.path = "/" + parts[0].drop { $0 == "/" }
    if parts.count > 1 { components.query = String(parts[1]) }
    // There always is one: with a host, a path need only begin with a slash.
    return components.url ?? URL(filePath: components.path)
  }

  /// Closes all connections, also those in the middle of an answer, and returns when the port is free.
  public func stop() async {
    await withCheckedContinuation { continuation in listener.stop { continuation.resume() } }
  }
}

/// The system gives no socket to listen at.
nonisolated public struct LoopbackServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system call that failed.
  public let call: String

  /// The number of the system's error.
  public let code: Int32

  /// One line for a person.
  public var description: String {
    "cannot listen at 127.0.0.1: \(call): \(String(cString: strerror(code)))"
  }
}
