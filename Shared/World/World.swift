import Foundation
import Synchronization
import Trace

/// Everything outside the app that a test must control: the clock, the main queue, randomness, the network, and the
/// notifications of the system.
///
/// A way's controller is created with its screen and its world, and takes all of that from there. It cannot notice
/// whether time passes by itself (`LiveWorld`) or only on command (`VirtualWorld`).
///
/// Work runs in the order of its time, and of its scheduling where the time is the same. Time is *logical*: it
/// stands still while work runs, however long that takes, so that a late machine runs the same work in the
/// same order.
@MainActor
public class World {
  /// The most pieces of work within one millisecond before a world calls them endless.
  public nonisolated static let workLimit = 10_000

  /// The source of random numbers: the system, or a printed seed in a virtual world.
  public final var random: any RandomNumberGenerator & Sendable

  /// The destination of requests.
  public final lazy var network: any Network = makeNetwork()

  /// The notifications that concern the whole app: each world has its own centre, and no code uses `.default`, in which
  /// four ways side by side would receive each other's keyboards.
  public nonisolated let notifications = NotificationCenter()

  /// The time of this world, for tasks.
  public final var taskClock: WorldClock { WorldClock(self) }

  /// Called after each piece of work that ran; a stage takes a frame there.
  public final var onItem: (() -> Void)?

  /// Called with each mistake that is reported; where it is nil, a mistake is a line on standard error.
  public final var onMistake: ((String) -> Void)?

  /// The time since this world began. It never moves while work runs.
  public final var now: Duration {
    beginTurn()
    return clock
  }

  /// The number of things that this world still holds: queued and scheduled work, and requests and the like that are
  /// under way.
  public final var pendingCount: Int { agenda.count + inbox.count + inbox.underWayCount }

  /// True if something is under way elsewhere, such as a request, or has just come back.
  public final var isAwaitingOutside: Bool { inbox.count + inbox.underWayCount > 0 }

  /// The time as far as work has run; only running moves it on.
  final var clock: Duration = .zero

  /// True while work runs.
  final var isRunning = false

  /// True while a virtual world does work that a live one does on another thread.
  nonisolated let isInBackground = Atomic<Bool>(false)

  nonisolated let inbox: Inbox

  /// The jobs of tasks that are to run at this instant.
  final var jobs: [(job: UnownedJob, place: JobPlace)] = []

  /// The updates of screens that wait for the end of the event.
  final var waitingUpdates: [@MainActor () -> Void] = []

  /// True once it was reported that updates ask for others without end, until they end.
  final var hasEndlessUpdate = false

  final var agenda = Agenda()
  final var scheduledCount = 0

  nonisolated init(random: any RandomNumberGenerator & Sendable, inbox: Inbox) {
    self.random = random
    self.inbox = inbox
    _ = TaskRunner.isInstalled
  }

  deinit {
    inbox.close()
    // A task that never runs again would never release what it holds.
    if !jobs.isEmpty { TaskRunner.runLater(jobs) }
  }

  /// The world whose work the main queue runs now. `current` would not do: a test's own task keeps that across each
  /// `await`, and would resume in the world.
  static var atWork: World?

  /// A Boolean value indicating whether it was reported that the runtime lacks what tasks need.
  final var hasReportedMissingHooks = false

  /// Runs `body` as work of this world: it finds the world as `World.current`, the tasks that begin or resume meanwhile
  /// belong to the world, and screens are updated at its end.
  ///
  /// - Throws: the error of `body`.
  public final func perform<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    // Within a larger piece of work, its end updates the screens.
    let isPart = World.atWork === self
    return try work { () throws(Failure) in
      defer { if !isPart { update() } }
      return try body()
    }
  }

  /// Runs `body` as work of this world, without an update of screens.
  ///
  /// - Throws: the error of `body`.
  final func work<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = World.atWork
    World.atWork = self
    defer { World.atWork = outer }
    return try World.$current.withValue(self) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }.get()
  }

  /// Runs `work` later, at this same instant, after all that is already queued for it: the main queue.
  public final func async(_ work: @escaping @MainActor () -> Void) {
    schedule(after: .zero, work)
  }

  /// Runs `work` once `delay` has passed. A negative delay counts as zero.
  ///
  /// The world retains the work until it ran or was cancelled; you need not keep the result.
  @discardableResult
  public final func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Scheduled {
    beginTurn()
    return insert(Scheduled(at: clock + max(delay, .zero), isTimer: delay > .zero, in: self, work))
  }

  /// Runs `work`, which comes back from elsewhere, as soon as the world runs the next time. From any thread.
  public final nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    inbox.post(work)
  }

  /// Registers work under way elsewhere, which will come back with `post`, so that the world is not idle.
  public final func begin() -> UnderWay {
    UnderWay(inbox)
  }

  /// Runs all that is due at or before `now`, and what that queues for this instant.
  ///
  /// Inside work it does nothing: what is due runs after that work in any case.
  /// - Throws: `Unsettled.endless` once more than `workLimit` pieces ran; what is left stays queued.
  public final func settle() throws(Unsettled) {
    guard !isRunning else { return }
    try run(until: clock)
  }

  final func tell(_ mistake: String) {
    if let onMistake { onMistake(mistake) } else { Mistake.report(mistake) }
  }

  // MARK: For live and virtual worlds

  /// The network of this kind of world, made when first asked for.
  func makeNetwork() -> any Network { ScriptedNetwork(self) }

  /// True if the world also runs the jobs that belong to no actor; a live world leaves them to other threads.
  nonisolated var runsNonisolatedTasks: Bool { false }

  /// Begins to do `work` off the main queue.
  nonisolated func start(_ work: BackgroundWork) {}

  /// Called before the time is read or used from outside; a world that runs freely moves its clock there.
  func beginTurn() {}

  /// Called when there is new work that is due before all other.
  func firstChanged() {}

  /// Called when the world has run up to the time asked for.
  func turnEnded() {}
}
