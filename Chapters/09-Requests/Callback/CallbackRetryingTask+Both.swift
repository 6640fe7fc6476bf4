// Callback: a task that is sent again after a failure, with a closure for each retry and one for the end.

import Models
import Services
import World

extension CallbackWay.Both {
  /// A request that is sent until it succeeds, its policy gives up, or it is cancelled.
  final class RetryingTask<Value: ServiceValue>: Cancellable {
    private let request: Request
    private let policy: RetryPolicy
    private let client: HTTPClient
    private let world: World
    private let willRetry: (Retry) -> Void
    private let completion: (Result<Value, RequestTrouble>) -> Void
    private var attempt = 0
    private var underWay: (any Cancellable)?

    init(
      _ request: Request, _ policy: RetryPolicy, _ world: World,
      willRetry: @escaping (Retry) -> Void, completion: @escaping (Result<Value, RequestTrouble>) -> Void
    ) {
      self.request = request
      self.policy = policy
      self.world = world
      client = HTTPClient(world)
      self.willRetry = willRetry
      self.completion = completion
    }

    func resume() {
      attempt += 1
      let task = client.task(with: request) { [weak self] outcome in self?.ended(outcome.value()) }
      underWay = task
      task.resume()
    }

    func cancel() {
      underWay?.cancel()
    }

    private func ended(_ result: Result<Value, RequestTrouble>) {
      guard case .failure(let trouble) = result, let pause = policy.pause(after: trouble, attempt: attempt) else {
        return completion(result)
      }
      underWay = world.schedule(after: pause) { [weak self] in self?.resume() }
      willRetry(Retry(of: Value.step, number: attempt, after: pause, trouble))
    }
  }
}
