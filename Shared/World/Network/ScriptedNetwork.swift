import Foundation

/// A network without a server: requests are listed, and answered by a script, a test or a rule.
///
/// It works on the clock of its world, virtual or live, so it also serves a chapter that brings its answers along.
@MainActor
public final class ScriptedNetwork: Network {
  /// One request that was sent.
  public struct Call: Hashable, Sendable {
    /// The state of a request.
    public enum State: Hashable, Sendable {
      /// It waits for its answer, or for the rest of it.
      case living
      /// It got a complete answer.
      case finished
      /// It failed.
      case failed(NetworkError)
      /// It was cancelled.
      case cancelled
    }

    /// Its number: 1, 2, … in the order in which requests were sent.
    public let id: Int

    /// The request.
    public let request: Request

    /// The present state.
    public fileprivate(set) var state: State = .living
  }

  /// All requests so far, in the order in which they were sent.
  public private(set) var calls: [Call] = []

  /// The number of requests that wait for their answer, or for the rest of it.
  public var livingCount: Int { living.count }

  /// Answers a request as soon as it is sent; for `nil` the request waits for the script.
  ///
  /// An answer by hand takes precedence: the rest of the rule's answer is dropped.
  public var rule: (@MainActor (Request) -> Reply?)?

  private weak var world: World?
  private var living: [Int: Transfer] = [:]

  /// A network on the clock of `world`.
  public init(_ world: World) {
    self.world = world
  }

  /// Lists `request` and lets it wait for its answer.
  @discardableResult
  public func send(_ request: Request, _ receive: @escaping @MainActor (Answer) -> Void) -> any Cancellable {
    let id = calls.count + 1
    let transfer = Transfer(Exchange(request, in: world, receive))
    calls.append(Call(id: id, request: request))
    living[id] = transfer
    transfer.exchange.onEnd = { [weak self] in self?.ended(id) }
    for piece in rule?(request)?.pieces ?? [] { schedule(piece.answer, through: transfer, after: piece.delay) }
    return transfer.exchange
  }

  /// Answers request `id` completely. The pieces come when the world runs.
  /// - Throws: `ScriptedNetworkError` if there is no such request or its answer is already complete.
  public func answer(
    _ id: Int, status: Int = 200, headers: Headers = [:], body: Data = Data()
  ) throws(ScriptedNetworkError) {
    for piece in Reply.answer(status: status, headers: headers, body: body).pieces {
      try deliver(piece.answer, to: id)
    }
  }

  /// Lets request `id` fail with `error`, also in the middle of its answer.
  /// - Throws: `ScriptedNetworkError` if there is no such request or its answer is already complete.
  public func fail(_ id: Int, _ error: NetworkError) throws(ScriptedNetworkError) {
    try deliver(.failed(error), to: id)
  }

  /// Sends one piece of the answer to request `id`. It comes when the world runs.
  ///
  /// A request that was cancelled or has timed out does not get the piece, as on a real network: no error.
  /// - Throws: `ScriptedNetworkError` if there is no such request, its answer is already complete, or the piece is
  ///   out of order.
  public func deliver(_ answer: Answer, to id: Int) throws(ScriptedNetworkError) {
    guard id >= 1, id <= calls.count else { throw .noSuchRequest(id, count: calls.count) }
    guard let transfer = living[id] else {
      switch calls[id - 1].state {
      case .cancelled, .failed(.timedOut): return
      default: throw .alreadyComplete(id)
      }
    }
    if transfer.isComplete { throw .alreadyComplete(id) }
    switch answer {
    case .response where transfer.hasResponse, .redirected where transfer.hasResponse: throw .secondResponse(id)
    case .data where !transfer.hasResponse, .finished where !transfer.hasResponse: throw .responseMissing(id)
    default:
      transfer.takeBackPromises()
      transfer.note(answer)
      schedule(answer, through: transfer, after: .zero)
    }
  }

  private func schedule(_ answer: Answer, through transfer: Transfer, after delay: Duration) {
    guard let world else { return }
    let exchange = transfer.exchange
    transfer.deliveries.append(world.schedule(after: delay) { exchange.deliver(answer) })
  }

  private func ended(_ id: Int) {
    guard let transfer = living.removeValue(forKey: id) else { return }
    for delivery in transfer.deliveries { delivery.cancel() }
    calls[id - 1].state =
      switch transfer.exchange.end {
      case .failed(let error): .failed(error)
      case .cancelled: .cancelled
      case .finished, nil: .finished
      }
  }
}

/// A request that waits for its answer, and what is on its way to it.
@MainActor
private final class Transfer {
  let exchange: Exchange
  var deliveries: [Scheduled] = []

  /// True once a head has been *sent* by hand; it may not have arrived.
  private var hasSentResponse = false
  private(set) var isComplete = false
  private var isByHand = false

  init(_ exchange: Exchange) {
    self.exchange = exchange
  }

  var hasResponse: Bool { hasSentResponse || exchange.hasResponse }

  /// Drops the answer of the rule: everything that waits before the first answer by hand.
  func takeBackPromises() {
    guard !isByHand else { return }
    isByHand = true
    for delivery in deliveries { delivery.cancel() }
    deliveries = []
  }

  func note(_ answer: Answer) {
    if case .response = answer { hasSentResponse = true }
    if answer.isEnd { isComplete = true }
  }
}
