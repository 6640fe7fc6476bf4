// Delegate: a task that is sent again after a failure, and notifies its delegate of each retry and of the end.

import Foundation
import Models
import Services
import World

extension DelegateWay.Both {
  protocol RetryingTaskDelegate: AnyObject {
    func task(_ task: RetryingTask, willRetry retry: Retry)
    func task(_ task: RetryingTask, didLoad body: Data) throws(RequestTrouble)
    func task(_ task: RetryingTask, didFailWith trouble: RequestTrouble)
  }

  /// A request that is sent until it succeeds, its policy gives up, or it is cancelled.
  final class RetryingTask: Cancellable, HTTPTaskDelegate {
    /// The step that the request belongs to, by which a delegate tells several tasks apart.
    let step: LoadingStep
    weak var delegate: (any RetryingTaskDelegate)?
    private let request: Request
    private let policy: RetryPolicy
    private let client: HTTPClient
    private let world: World
    private var attempt = 0
    private var underWay: (any Cancellable)?

    init(_ request: Request, for step: LoadingStep, _ policy: RetryPolicy, _ world: World) {
      self.request = request
      self.step = step
      self.policy = policy
      self.world = world
      client = HTTPClient(world)
    }

    func resume() {
      attempt += 1
      let task = client.task(with: request)
      underWay = task
      task.delegate = self
      task.resume()
    }

    func cancel() {
      underWay?.cancel()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      do throws(RequestTrouble) {
        // A body that makes no sense is a failure, too, and only the delegate can read it.
        try delegate?.task(self, didLoad: try outcome.body())
      } catch {
        ended(with: error)
      }
    }

    private func ended(with trouble: RequestTrouble) {
      guard let pause = policy.pause(after: trouble, attempt: attempt) else {
        delegate?.task(self, didFailWith: trouble)
        return
      }
      underWay = world.schedule(after: pause) { [weak self] in self?.resume() }
      delegate?.task(self, willRetry: Retry(of: step, number: attempt, after: pause, trouble))
    }
  }
}
