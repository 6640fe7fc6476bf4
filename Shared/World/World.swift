import Dispatch
import Trace

/// Everything outside the app that a test must control: the clock, the main queue, randomness, the network.
///
/// A way's controller is created with its screen and its world, and takes all four from there. Whether time
/// passes by itself (`LiveWorld`) or only when told (`VirtualWorld`) is nothing that it can notice.
///
/// Work runs in the order of its time, and of its scheduling where the time is the same. Time is *logical*: it
/// stands still while work runs, however long that takes, so that a late machine runs the same work in the
/// same order.
@MainActor
public class World {
  /// How many pieces of work may run within one millisecond before a world calls them endless.
  public nonisolated static let workLimit = 10_000

  /// Where random numbers come from: the system, or a printed seed in a virtual world.
  public final var random: any RandomNumberGenerator & Sendable

  /// Where requests go.
  public final lazy var network: any Network = makeNetwork()

  /// Called after each piece of work that ran; a stage takes a frame there.
  public final var onItem: (() -> Void)?

  /// The time since this world began. It never moves while work runs.
  public final var now: Duration {
    beginTurn()
    return clock
  }

  /// How much this world still holds: queued and scheduled work, and requests and the like that are under way.
  public final var pendingCount: Int { agenda.count + inbox.count + inbox.underWayCount }

  /// Whether the caller is on the real main queue, where alone a world may be touched directly; others `post`.
  ///
  /// It asks for the queue, not for the thread: on Linux the main queue of an asynchronous `main` changes threads.
  public final nonisolated var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: World.mainQueueMark) != nil }

  /// The time as far as work has run; only running moves it on.
  final var clock: Duration = .zero

  /// Whether work runs right now.
  private(set) final var isRunning = false

  nonisolated let inbox: Inbox
  private var agenda = Agenda()
  private var scheduledCount = 0

  nonisolated init(random: any RandomNumberGenerator & Sendable, inbox: Inbox) {
    self.random = random
    self.inbox = inbox
  }

  deinit { inbox.close() }

  /// Runs `work` later, at this same instant, after all that is already queued for it: the main queue.
  public final func async(_ work: @escaping @MainActor () -> Void) {
    schedule(after: .zero, work)
  }

  /// Runs `work` once `delay` has passed. A negative delay counts as zero.
  ///
  /// The world holds the work until it ran or was cancelled; nobody needs to keep what is returned.
  @discardableResult
  public final func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> Scheduled {
    beginTurn()
    return insert(Scheduled(at: clock + max(delay, .zero), isTimer: delay > .zero, in: self, work))
  }

  /// Runs `work`, which comes back from elsewhere, as soon as the world runs the next time. From any thread.
  public final nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    inbox.post(work)
  }

  /// Tells the world that something is under way elsewhere and will come back with `post`, so that it is not idle.
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

  /// Brings the world to the present before an input from outside: in a live world all that has become due
  /// meanwhile runs first. A virtual world, whose present is `now`, settles.
  public func catchUp() throws(Unsettled) {
    try settle()
  }

  // MARK: For live and virtual worlds

  /// The network of this kind of world, made when first asked for.
  func makeNetwork() -> any Network { ScriptedNetwork(self) }

  /// Called before the time is read or used from outside; a world that runs freely moves its clock there.
  func beginTurn() {}

  /// Called when there is new work that is due before all other.
  func firstChanged() {}

  /// Called when the world has run up to the time it was told.
  func turnEnded() {}

  /// When the first piece of work is due.
  final var firstDue: Duration? { agenda.first?.due }

  /// Gives what came back from elsewhere its place in the order.
  final func takeIn() {
    for arrival in inbox.takeAll() {
      insert(Scheduled(at: max(clock, arrival.time ?? clock), isTimer: false, in: self, arrival.work))
    }
  }

  /// Runs all that is due at or before `end`, each at its own instant, then moves the clock to `end`.
  final func run(until end: Duration) throws(Unsettled) {
    guard !isRunning else { throw .insideWork }
    takeIn()
    if let firstDue, firstDue <= end {
      isRunning = true
      defer { isRunning = false }
      if let trouble = World.$current.withValue(self, operation: { runAll(until: end) }) { throw trouble }
    }
    clock = max(clock, end)
    turnEnded()
  }

  final func remove(_ scheduled: Scheduled) {
    agenda.remove(scheduled)
  }

  @discardableResult
  private func insert(_ scheduled: Scheduled) -> Scheduled {
    scheduledCount += 1
    scheduled.order = scheduledCount
    agenda.insert(scheduled)
    if agenda.first === scheduled { firstChanged() }
    return scheduled
  }

  private func runAll(until end: Duration) -> Unsettled? {
    var count = 0
    var countedFrom = clock
    while let item = agenda.first, item.due <= end {
      clock = max(clock, item.due)
      if clock - countedFrom >= .milliseconds(1) { (count, countedFrom) = (0, clock) }
      guard count < World.workLimit else { return .endless(at: clock, limit: World.workLimit) }
      count += 1
      agenda.remove(item)
      if item.isTimer { Trace.note(Link("clock", "reached", value: "\(clock)")) }
      item.perform()
      onItem?()
      takeIn()
    }
    return nil
  }
}

nonisolated extension World {
  /// The world to which the code that runs now belongs; the live one unless told otherwise.
  ///
  /// Work that a world runs finds that world here. A stage sets it around every input.
  @TaskLocal public static var current: World = live

  /// The real thing: time passes by itself, requests go out through `URLSession`.
  public static let live: LiveWorld = .running()

  private static let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
