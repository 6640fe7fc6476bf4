import Synchronization

/// A world that moves only on request: time passes in `advance(by:)`, requests are answered by a script.
///
/// The same calls give the same run, on every machine: nothing is read from outside, unless the world goes online.
public final class VirtualWorld: World {
  /// The seed of `random`; worlds of the same seed throw the same dice.
  public nonisolated let seed: UInt64

  /// The script that answers the requests of this world.
  public private(set) lazy var scriptedNetwork = ScriptedNetwork(self)

  /// The answers from outside so far; empty in a world that never went online.
  public var networkRecord: NetworkRecord { recording?.record ?? NetworkRecord() }

  /// The requests that would go out, to be answered by hand, in a world that never really goes online; nil in any
  /// other, and before it goes online.
  public private(set) var replies: ScriptedNetwork?

  private let earlier: NetworkRecord
  private let awaitsReplies: Bool
  private let shared: SharedNetwork?
  private var recording: RecordingNetwork?

  /// A world at time zero in which nothing is to be done.
  ///
  /// - Parameters:
  ///   - replaying: The answers to its first requests that would go out, each at its time.
  ///   - awaitsReplies: True if no request ever goes out, but waits in `replies`.
  ///   - shared: The real network that this world shares with others; nil if it has its own.
  public nonisolated init(
    seed: UInt64 = 0, replaying earlier: NetworkRecord = NetworkRecord(), awaitsReplies: Bool = false,
    sharing shared: SharedNetwork? = nil
  ) {
    self.seed = seed
    self.earlier = earlier
    self.awaitsReplies = awaitsReplies
    self.shared = shared
    super.init(random: SeededRandom(seed: seed), inbox: Inbox())
  }

  /// Lets `duration` pass at once: everything due meanwhile runs in order, each at its own instant.
  ///
  /// Ends at `now + duration`. A negative duration counts as zero, and zero settles.
  /// - Throws: `Unsettled.endless` when the work of an instant does not end, `.insideWork` when work calls this.
  public func advance(by duration: Duration) throws(Unsettled) {
    try run(until: clock + max(duration, .zero))
  }

  /// The time until the first work is due; nil if nothing waits for its time.
  public var timeToNext: Duration? { firstDue.map { $0 - clock } }

  /// Sends requests out through `URLSession` from now on. What comes back is there when the world runs the next time; its
  /// clock stays its own.
  ///
  /// - Parameter staysHere: Returns true for the requests that `scriptedNetwork` still answers; none by default.
  public func goOnline(except staysHere: (@MainActor (Request) -> Bool)? = nil) {
    if awaitsReplies, replies == nil { replies = ScriptedNetwork(self) }
    let outside = RecordingNetwork(
      replies ?? shared?.network(for: self) ?? URLSessionNetwork(self), in: self, replaying: earlier)
    recording = outside
    if let staysHere { network = DividedNetwork(scriptedNetwork, outside, staysHere) } else { network = outside }
  }

  /// Sleeps until something has come from outside, which is taken in when the world runs the next time; `limit` at most.
  /// The clock of the world stands meanwhile.
  public func awaitOutside(atMost limit: Duration) { inbox.wait(atMost: limit) }

  override nonisolated var runsNonisolatedTasks: Bool { true }

  override nonisolated func start(_ work: BackgroundWork) {
    guard World.isMainQueue else { return post { [weak self] in self?.start(work) } }
    MainActor.assumeIsolated {
      let delay = isInBackground.load(ordering: .relaxed) ? World.backgroundTime : .zero
      // Weak: the world holds what waits in it.
      work.wait(at: schedule(after: delay) { [weak self] in self?.runInBackground(work) })
    }
  }

  private func runInBackground(_ work: BackgroundWork) {
    isInBackground.store(true, ordering: .relaxed)
    defer { isInBackground.store(false, ordering: .relaxed) }
    work.run()
  }

  override func makeNetwork() -> any Network { scriptedNetwork }
}
