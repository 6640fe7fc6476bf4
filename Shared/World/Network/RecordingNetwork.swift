/// A network that records the answers from outside, and gives the first requests the answers of an earlier record.
@MainActor
final class RecordingNetwork: Network {
  /// The answers so far.
  private(set) var record = NetworkRecord()

  private let outside: any Network
  private let earlier: NetworkRecord
  private weak var world: VirtualWorld?

  init(_ outside: any Network, in world: VirtualWorld, replaying earlier: NetworkRecord) {
    self.outside = outside
    self.world = world
    self.earlier = earlier
  }

  @discardableResult
  func send(_ request: Request, _ receive: @escaping @MainActor (Answer) -> Void) -> any Cancellable {
    let number = record.add(request)
    guard let world, let arrivals = earlier.arrivals(for: request, number) else {
      return outside.send(request) { [weak self] answer in
        if let self, let world = self.world { record.add(answer, to: number, at: world.now) }
        receive(answer)
      }
    }
    var rest = arrivals[...]
    let exchange = Exchange(request, in: world) { [weak self] answer in
      // At the time at which it came in the first place.
      if let time = rest.popFirst()?.time { self?.record.add(answer, to: number, at: time) }
      receive(answer)
    }
    let pending = arrivals.map { arrival in
      // Answers from outside came after all work that was due at the same instant.
      world.schedule(after: arrival.time - world.now + .nanoseconds(1)) { exchange.deliver(arrival.answer) }
    }
    exchange.onEnd = { for answer in pending { answer.cancel() } }
    return exchange
  }
}
