import Dispatch
import Foundation

/// Runs tasks as work of a world: on its main queue, in its order, by its time.
///
///     Task(executorPreference: world.executor) { … }
///
/// Everything that such a task calls runs there too, its `async let` and its groups included, unless it belongs to
/// another actor: `await` on a main-actor function would leave the world for the real main queue. Since the task is on
/// that queue
/// already, it says `MainActor.assumeIsolated` instead.
public final class WorldExecutor: TaskExecutor, @unchecked Sendable {
  private weak let world: World?
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []

  init(_ world: World) {
    self.world = world
  }

  /// Puts `job` behind all that the world is to do at this instant. From any thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
    guard let world else { return drain() }
    if world.isOnMainQueue {
      MainActor.assumeIsolated { world.async { self.runNext() } }
    } else {
      world.post { self.runNext() }
    }
  }

  /// Runs all that is left, when there is no world any more to do it: a task that never runs again would never go.
  ///
  /// Later, on the real main queue: a job must not run inside the cancel that made it ready.
  func drain() {
    guard lock.withLock({ !jobs.isEmpty }) else { return }
    DispatchQueue.main.async {
      while self.runNext() {}
    }
  }

  @discardableResult
  private func runNext() -> Bool {
    guard let job = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }
}
