/// A network that takes down what comes from outside, and gives the first requests the answers of an earlier record.
@MainActor
final class RecordingNetwork: Network {
  /// What was answered so far.
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
    let index = record.entries.count
    record.entries.append(NetworkRecord.Entry(request: request))
    guard let world, let answers = earlier.answers(to: request, at: index) else {
      return outside.send(request) { [weak self] answer in
        self?.note(answer, index)
        receive(answer)
      }
    }
    let exchange = Exchange(request, in: world) { [weak self] answer in
      self?.note(answer, index)
      receive(answer)
    }
    let pending = answers.map { time, answer in
      // What came from outside came after all that was due at the same instant.
      world.schedule(after: time - world.now + .nanoseconds(1)) { exchange.deliver(answer) }
    }
    exchange.onEnd = { for answer in pending { answer.cancel() } }
    return exchange
  }

  private func note(_ answer: Answer, _ index: Int) {
    guard let world else { return }
    record.entries[index].answers.append((world.now, answer))
  }
}
