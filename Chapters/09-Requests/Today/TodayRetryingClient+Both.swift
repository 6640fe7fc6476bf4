// Today: a client that sends a request again after a failure, in a loop.

import Models
import Services
import World

extension TodayWay.Both {
  /// A client that sends a request until it succeeds, its policy gives up, or its task is cancelled.
  struct RetryingClient {
    private let client: HTTPClient
    private let policy: RetryPolicy
    private let clock: WorldClock
    private let willRetry: (Retry) -> Void

    init(_ client: HTTPClient, _ policy: RetryPolicy, _ clock: WorldClock, willRetry: @escaping (Retry) -> Void) {
      self.client = client
      self.policy = policy
      self.clock = clock
      self.willRetry = willRetry
    }

    func get<Value: ServiceValue>(_ request: Request) async throws -> Value {
      var attempt = 1
      while true {
        do {
          return try await client.answer(to: request).value()
        } catch {
          // A failure may have arrived just before Cancel.
          try Task.checkCancellation()
          let trouble = RequestTrouble(error)
          guard let pause = policy.pause(after: trouble, attempt: attempt) else { throw trouble }
          willRetry(Retry(of: Value.step, number: attempt, after: pause, trouble))
          try await clock.sleep(for: pause)
          attempt += 1
        }
      }
    }
  }
}
