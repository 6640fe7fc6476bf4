import Trace

/// The real network of several worlds that run side by side and do the same: a request that each of them sends in a turn
/// goes out once, and all of them get its answer in the same turn.
///
/// So the worlds stay comparable however slow the network is, and a server is asked once, not four times.
@MainActor
public final class SharedNetwork {
  private let world: VirtualWorld
  private let outside: any Network
  private var turn = 0
  private var transfers: [Transfer] = []

  /// A network whose requests go out through `outside`, and whose answers come back as work of `world`.
  init(_ outside: any Network, in world: VirtualWorld) {
    self.outside = outside
    self.world = world
  }

  /// A network that uses `URLSession`.
  public convenience init() {
    let world = VirtualWorld()
    self.init(URLSessionNetwork(world), in: world)
  }

  /// Begins a turn, in which each world runs once: the worlds find the answers that have arrived until now.
  public func beginTurn() {
    endTurn()
    turn += 1
    // Answers beyond the limit of a turn arrive in the next.
    try? world.settle()
  }

  /// Ends a turn: the requests that some world still wants go out.
  public func endTurn() {
    transfers.removeAll { !$0.hasBegun && $0.members.isEmpty }
    for transfer in transfers where !transfer.hasBegun { begin(transfer) }
  }

  /// Cancels all requests. A way that retains itself through a request must not keep the requests of the others alive.
  public func cancelAll() {
    for transfer in transfers { transfer.cancel() }
    transfers = []
  }

  /// Sleeps until an answer has arrived; `limit` at most.
  public func awaitOutside(atMost limit: Duration) { world.awaitOutside(atMost: limit) }

  /// Returns the network for the code of `member`.
  func network(for member: World) -> any Network { MemberNetwork(self, member) }

  fileprivate func send(
    _ request: Request, from member: World, _ receive: @escaping @MainActor (Answer) -> Void
  ) -> any Cancellable {
    let exchange = Exchange(request, in: member, receive)
    // `outside` would refuse it, too, but only in the next turn.
    guard request.url.isHTTP else {
      member.async { exchange.deliver(.failed(.badAddress)) }
      return exchange
    }
    let transfer =
      transfers.first { $0.turn == turn && $0.request.asksTheSame(as: request) && !$0.hasServed(member) }
      ?? newTransfer(of: request)
    transfer.add(member, exchange)
    exchange.onEnd = { [weak self, weak transfer, weak exchange] in
      guard let transfer else { return }
      transfer.remove(exchange)
      self?.endUnlessNeeded(transfer)
    }
    return exchange
  }

  private func newTransfer(of request: Request) -> Transfer {
    let transfer = Transfer(request, turn: turn)
    transfers.append(transfer)
    return transfer
  }

  private func begin(_ transfer: Transfer) {
    transfer.send(through: outside) { [weak self, weak transfer] answer in
      transfer?.deliver(answer)
      if answer.isEnd { self?.transfers.removeAll { $0 === transfer } }
    }
  }

  private func endUnlessNeeded(_ transfer: Transfer) {
    // Before it has begun, the next world may still want it.
    guard transfer.hasBegun, transfer.members.isEmpty else { return }
    transfer.cancel()
    transfers.removeAll { $0 === transfer }
  }
}

extension Request {
  /// Returns true if they differ in their time limits at most, which are on the clocks of the worlds.
  fileprivate func asksTheSame(as other: Request) -> Bool {
    var other = other
    other.timeLimit = timeLimit
    return self == other
  }
}

/// A request, and the worlds that wait for its answer.
@MainActor
private final class Transfer {
  struct Member {
    let exchange: Exchange
    let underWay: UnderWay
  }

  let request: Request
  let turn: Int
  private(set) var members: [Member] = []
  private(set) var hasBegun = false
  private var served: Set<ObjectIdentifier> = []
  private var sent: (any Cancellable)?

  init(_ request: Request, turn: Int) {
    (self.request, self.turn) = (request, turn)
  }

  /// Returns true if it is or was a request of `world`: a second equal request of a world is another one.
  func hasServed(_ world: World) -> Bool { served.contains(ObjectIdentifier(world)) }

  func add(_ world: World, _ exchange: Exchange) {
    served.insert(ObjectIdentifier(world))
    members.append(Member(exchange: exchange, underWay: world.begin()))
  }

  func remove(_ exchange: Exchange?) {
    for member in members where member.exchange === exchange { member.underWay.end() }
    members.removeAll { $0.exchange === exchange }
  }

  func send(through network: any Network, _ receive: @escaping @MainActor (Answer) -> Void) {
    hasBegun = true
    sent = Self.unrecorded { network.send(request, receive) }
  }

  func deliver(_ answer: Answer) {
    for member in members { member.underWay.post { [exchange = member.exchange] in exchange.deliver(answer) } }
  }

  func cancel() {
    Self.unrecorded { sent?.cancel() }
  }

  /// Runs `body` without its links: each member's own exchange notes them.
  private static func unrecorded<Result>(_ body: () -> Result) -> Result { Trace.recording(body).result }
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
