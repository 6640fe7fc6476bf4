/// A world that moves only when told: time passes in `advance(by:)`, requests are answered by a script.
///
/// The same calls give the same run, on every machine: nothing is read from outside, unless the world goes online.
public final class VirtualWorld: World {
  /// The seed of `random`; worlds of the same seed throw the same dice.
  public nonisolated let seed: UInt64

  /// The script that answers the requests of this world.
  public private(set) lazy var scriptedNetwork = ScriptedNetwork(self)

  /// A world at time zero in which nothing is to be done.
  public nonisolated init(seed: UInt64 = 0) {
    self.seed = seed
    super.init(random: SeededRandom(seed: seed), inbox: Inbox())
  }

  /// Lets `duration` pass at once: everything due meanwhile runs in order, each at its own instant.
  ///
  /// Ends at `now + duration`. A negative duration counts as zero, and zero settles.
  /// - Throws: `Unsettled.endless` when the work of an instant does not end, `.insideWork` when work calls this.
  public func advance(by duration: Duration) throws(Unsettled) {
    try run(until: clock + max(duration, .zero))
  }

  /// Sends requests out through `URLSession` from now on. What comes back is there when the world runs the next time; its
  /// clock stays its own.
  ///
  /// - Parameter staysHere: which requests are for `scriptedNetwork` all the same; none, unless told otherwise.
  public func goOnline(except staysHere: (@MainActor (Request) -> Bool)? = nil) {
    let outside = URLSessionNetwork(self)
    if let staysHere { network = DividedNetwork(scriptedNetwork, outside, staysHere) } else { network = outside }
  }

  override func makeNetwork() -> any Network { scriptedNetwork }
}
