import Foundation
import KeyValueObserving
import World

/// One request and its whole answer, which it passes to a closure, to a delegate and to the observers of `outcome`.
///
/// It lives at least until it has ended, even without a reference. To end it sooner, cancel it: then neither closure
/// nor delegate nor observer is called.
public final class HTTPTask: KeyValueObservable, Cancellable {
  /// The answer, or the reason why there is none.
  public typealias Outcome = Result<HTTPAnswer, NetworkError>

  /// The request.
  public let request: Request

  /// The outcome; `nil` while the request is running.
  @Observed public private(set) var outcome: Outcome?

  /// The delegate, which is notified of the outcome.
  public weak var delegate: (any HTTPTaskDelegate)?

  /// The observers of the task.
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

  /// Cancels the request; there are no further notifications.
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
    // One after another: each of them may cancel, and then the next is not called.
    self.outcome = outcome
    completionHandler.take()?(outcome)
    delegate?.task(self, didEndWith: outcome)
  }
}

/// The delegate of a task.
public protocol HTTPTaskDelegate: AnyObject {
  /// Called when `task` has its answer, or will have none. Called once, and not after a cancel.
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
