extension LoopbackServer {
  /// The limits of what a server grants its clients.
  nonisolated public struct Limits: Sendable {
    /// The number of connections that are open at the same time. Further clients wait until one of them is closed.
    public var connections: Int

    /// Makes a gate for each time that the server waits for a client: for a whole request, or until the client reads on.
    /// If the gate opens first, the connection is closed.
    public var patience: (@Sendable () -> Gate)?

    /// The limits for the pages of one person: a page has one connection for its events, and few for all else.
    public static var pages: Limits { Limits(connections: 128) { Gate(opensAfter: .seconds(60)) } }

    /// Limits to `connections` and to `patience`; by default there are none.
    public init(connections: Int = .max, patience: (@Sendable () -> Gate)? = nil) {
      (self.connections, self.patience) = (connections, patience)
    }
  }
}
