import Dispatch
import Foundation
import Synchronization

/// Runs the jobs of tasks: as work of the world that is at work, or, if none is, where Swift would run them.
///
/// A chapter writes `Task { … }` and `await` as in any app, and virtual time decides when the rest runs. Swift lets no
/// library choose the main actor's executor, but its runtime has hooks. Two name that executor. The third receives the jobs
/// without an actor: a resumed continuation is one before it returns to the main actor. `Task.sleep` has a hook of its own,
/// which is not set: it sleeps by the real clock.
///
/// The world at work when a job is enqueued gets it, whatever task it belongs to: a test's task that awaits a task of a
/// world resumes in that world.
final class TaskRunner: SerialExecutor, TaskExecutor {
  /// True if the runtime has these hooks, which are set when this is first asked.
  static let isInstalled: Bool = {
    guard
      let mainExecutor = hook("swift_task_getMainExecutor_hook", MainExecutorHook.self),
      let isMainExecutor = hook("swift_task_isMainExecutor_hook", IsMainExecutorHook.self),
      let enqueueGlobal = hook("swift_task_enqueueGlobal_hook", EnqueueHook.self)
    else { return false }
    mainExecutor.pointee = { _ in shared.asUnownedSerialExecutor() }
    // A task that began before this is on Swift's own main executor, and no less on the main actor.
    isMainExecutor.pointee = { executor, original in
      identity(of: executor) == identity(of: shared.asUnownedSerialExecutor()) || original(executor)
    }
    enqueueGlobal.pointee = { job, original in
      if let world = World.hasWork, world.runsNonisolatedTasks { world.enqueue(job, .elsewhere) } else { original(job) }
    }
    return true
  }()

  private static let shared = TaskRunner()

  private typealias MainExecutor = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainExecutorHook = @convention(thin) (MainExecutor) -> UnownedSerialExecutor
  private typealias IsMainExecutor = @convention(thin) (UnownedSerialExecutor) -> Bool
  private typealias IsMainExecutorHook = @convention(thin) (UnownedSerialExecutor, IsMainExecutor) -> Bool
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private static func hook<Hook>(_ name: String, _ type: Hook.Type) -> UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), name)?.assumingMemoryBound(to: Hook?.self)
  }

  /// The address of the executor, which is the first of the two words of a reference to it.
  private static func identity(of executor: UnownedSerialExecutor) -> UInt {
    withUnsafeBytes(of: executor) { $0.load(as: UInt.self) }
  }

  /// Runs a job of the main actor.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let world = World.hasWork {
      world.enqueue(job, .onMainActor)
    } else {
      TaskRunner.runLater([(job, .onMainActor)])
    }
  }

  /// Runs `jobs` on the real main queue.
  static func runLater(_ jobs: [(job: UnownedJob, place: JobPlace)]) {
    DispatchQueue.main.async {
      for (job, place) in jobs { run(job, place) }
    }
  }

  /// Runs a job here, on the main queue.
  static func run(_ job: UnownedJob, _ place: JobPlace) {
    switch place {
    case .onMainActor: job.runSynchronously(on: shared.asUnownedSerialExecutor())
    case .elsewhere: job.runSynchronously(on: shared.asUnownedTaskExecutor())
    }
  }

  func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(.main))
  }

  func isIsolatingCurrentContext() -> Bool? { World.isMainQueue }
}

/// The place where a job would run in an app.
enum JobPlace {
  case onMainActor, elsewhere
}

extension World {
  /// The world that is at work on this thread, if one is: the tasks that begin or resume now belong to it.
  fileprivate nonisolated static var hasWork: World? {
    isMainQueue ? MainActor.assumeIsolated { atWork } : nil
  }

  /// Puts a job behind everything that is to be done at this instant.
  fileprivate nonisolated final func enqueue(_ job: UnownedJob, _ place: JobPlace) {
    MainActor.assumeIsolated {
      jobs.append((job, place))
      // Weak: a world that is gone has its jobs run on the real main queue.
      async { [weak self] in self?.runNextJob() }
    }
  }

  private func runNextJob() {
    guard !jobs.isEmpty else { return }
    let (job, place) = jobs.removeFirst()
    isInBackground.store(place == .elsewhere, ordering: .relaxed)
    TaskRunner.run(job, place)
    isInBackground.store(false, ordering: .relaxed)
  }
}
