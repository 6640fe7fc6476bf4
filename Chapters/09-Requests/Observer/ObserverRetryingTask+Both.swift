// Observer: a task that is sent again after a failure, whose retries and result are properties.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay.Both {
  /// A request that is sent until it succeeds, its policy gives up, or it is cancelled.
  final class RetryingTask<Value: ServiceValue>: KeyValueObservable, Cancellable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var retry: Retry?
    @Observed private(set) var result: Result<Value, RequestTrouble>?
    private let request: Request
    private let policy: RetryPolicy
    private let client: HTTPClient
    private let world: World
    private var attempt = 0
    private var underWay: (any Cancellable)?
    private var observation: KeyValueObservation?

    init(_ request: Request, _ policy: RetryPolicy, _ world: World) {
      self.request = request
      self.policy = policy
      self.world = world
      client = HTTPClient(world)
    }

    func resume() {
      attempt += 1
      let task = client.task(with: request)
      observation = task.observe(\.outcome) { [weak self] task, _ in
        if let outcome = task.outcome { self?.ended(outcome.value()) }
      }
      underWay = task
      task.resume()
    }

    func cancel() {
      underWay?.cancel()
    }

    private func ended(_ result: Result<Value, RequestTrouble>) {
      guard case .failure(let trouble) = result, let pause = policy.pause(after: trouble, attempt: attempt) else {
        self.result = result
        return
      }
      underWay = world.schedule(after: pause) { [weak self] in self?.resume() }
      retry = Retry(of: Value.step, number: attempt, after: pause, trouble)
    }
  }
}
