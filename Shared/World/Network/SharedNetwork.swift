import Trace

/// The real network for worlds that do the same side by side: a request that several of them send in one turn goes out
/// once, and all of them get its answer in the same turn.
///
/// So the worlds stay comparable however fast the network is, and a server is asked once, not four times.
@MainActor
public final class SharedNetwork {
  private let world: VirtualWorld
  private let outside: any Network
  private var turn = 0
  private var transfers: [Transfer] = []

  /// What goes out through `outside` comes back as work of `world`.
  init(_ outside: any Network, in world: VirtualWorld) {
    self.outside = outside
    self.world = world
  }

  /// A network that uses `URLSession`.
  public convenience init() {
    let world = VirtualWorld()
    self.init(URLSessionNetwork(world), in: world)
  }

  /// Begins a turn of the worlds: they find what has come from outside when they run the next time.
  public func beginTurn() {
    turn += 1
    // What is too much for one turn comes in the next.
    try? world.settle()
  }

  /// Sleeps until something has come from outside; `limit` at most.
  public func awaitOutside(atMost limit: Duration) { world.awaitOutside(atMost: limit) }

  /// The network as `member` uses it.
  func network(for member: World) -> any Network { MemberNetwork(self, member) }

  fileprivate func send(
    _ request: Request, from member: World, _ receive: @escaping @MainActor (Answer) -> Void
  ) -> any Cancellable {
    let exchange = Exchange(request, in: member, receive)
    guard request.url.isHTTP else {
      member.async { exchange.deliver(.failed(.badAddress)) }
      return exchange
    }
    let joined = transfers.first { $0.turn == turn && $0.request == request && !$0.serves(member) }
    (joined ?? begin(request)).add(member, exchange)
    return exchange
  }

  private func begin(_ request: Request) -> Transfer {
    let transfer = Transfer(request, turn: turn)
    transfers.append(transfer)
    transfer.onEnd = { [weak self, weak transfer] in self?.transfers.removeAll { $0 === transfer } }
    // The links of this exchange would stand beside those of the members' own.
    transfer.sent =
      Trace.recording {
        outside.send(request) { [weak transfer] answer in transfer?.deliver(answer) }
      }.result
    return transfer
  }
}

/// A request that has gone out, with those who wait for the answer.
@MainActor
private final class Transfer {
  let request: Request
  let turn: Int
  var sent: (any Cancellable)?
  var onEnd: (() -> Void)?
  private var members: [(id: ObjectIdentifier, exchange: Exchange, underWay: UnderWay)] = []

  init(_ request: Request, turn: Int) {
    (self.request, self.turn) = (request, turn)
  }

  func serves(_ world: World) -> Bool { members.contains { $0.id == ObjectIdentifier(world) } }

  func add(_ world: World, _ exchange: Exchange) {
    let underWay = world.begin()
    members.append((ObjectIdentifier(world), exchange, underWay))
    exchange.onEnd = { [weak self, weak exchange] in
      underWay.end()
      self?.members.removeAll { $0.exchange === exchange }
      self?.endUnlessNeeded()
    }
  }

  func deliver(_ answer: Answer) {
    for member in members { member.underWay.post { [exchange = member.exchange] in exchange.deliver(answer) } }
    if answer.isEnd { onEnd?() }
  }

  private func endUnlessNeeded() {
    guard members.isEmpty else { return }
    sent?.cancel()
    onEnd?()
  }
}

private final class MemberNetwork: Network {
  private let shared: SharedNetwork
  private weak var world: World?

  init(_ shared: SharedNetwork, _ world: World) {
    (self.shared, self.world) = (shared, world)
  }

  func send(_ request: Request, _ receive: @escaping @MainActor (Answer) -> Void) -> any Cancellable {
    guard let world else { return Exchange(request, in: nil, receive) }
    return shared.send(request, from: world, receive)
  }
}
