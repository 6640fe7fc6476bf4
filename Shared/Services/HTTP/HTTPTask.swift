import Foundation
import KeyValueObserving
import World

/// One request and its whole answer, which it tells to a closure, to a delegate and to whoever observes `outcome`.
///
/// It lives at least until it has ended, whoever lets go of it. Whoever wants it to end sooner has to cancel it: then
/// nobody is told anything.
public final class HTTPTask: KeyValueObservable, Cancellable {
  /// The answer, or why there is none.
  public typealias Outcome = Result<HTTPAnswer, NetworkError>

  /// What is asked.
  public let request: Request

  /// What came; `nil` as long as it is under way.
  @Observed public private(set) var outcome: Outcome?

  /// Is told of the outcome.
  public weak var delegate: (any HTTPTaskDelegate)?

  /// Who observes the task.
  nonisolated public let observers = ObserverStore()

  private var completionHandler: ((Outcome) -> Void)?
  private var exchange: (any Cancellable)?
  private var answer: HTTPAnswer?
  private weak var world: World?

  init(_ request: Request, in world: World?, completionHandler: ((Outcome) -> Void)? = nil) {
    self.request = request
    self.world = world
    self.completionHandler = completionHandler
  }

  /// Sends the request. A second time does nothing.
  public func resume() {
    guard exchange == nil, outcome == nil else { return }
    exchange = world?.network.send(request, receive)
  }

  /// Calls the request off; nobody hears of it any more.
  public func cancel() {
    exchange?.cancel()
    completionHandler = nil
    delegate = nil
    world = nil
  }

  private func receive(_ piece: Answer) {
    switch piece {
    case .redirected: break
    case .response(let response): answer = HTTPAnswer(response)
    case .data(let bytes): answer?.body.append(bytes)
    case .finished: end(answer.map(Outcome.success) ?? .failure(.badResponse))
    case .failed(let error): end(.failure(error))
    }
  }

  private func end(_ outcome: Outcome) {
    // One after another: each of them may cancel, and then the next is not told.
    self.outcome = outcome
    completionHandler.take()?(outcome)
    delegate?.task(self, didEndWith: outcome)
  }
}

/// Is told how a task ended.
public protocol HTTPTaskDelegate: AnyObject {
  /// `task` has its answer, or will have none. Called once, and not after a cancel.
  func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome)
}

/// The whole answer to a request.
nonisolated public struct HTTPAnswer: Hashable, Sendable {
  /// Status and head.
  public var response: Response

  /// The body, all of it.
  public var body: Data

  /// An answer.
  public init(_ response: Response, body: Data = Data()) {
    self.response = response
    self.body = body
  }
}
