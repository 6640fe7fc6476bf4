import KeyValueObserving
import Models
import World

/// The device's part in finding its position: a receiver, what it receives, and what the owner lets apps know.
///
/// By itself it follows a track, from the moment at which its world began. Whatever is received from outside ends that.
/// Its properties are what the system's own indicator shows.
public final class LocationDevice: KeyValueObservable {
  /// Who observes the device.
  nonisolated public let observers = ObserverStore()

  /// What the owner allows.
  @Observed public private(set) var authorizationStatus: AuthorizationStatus

  /// Whether some app reads positions now, and may.
  @Observed public private(set) var isInUse = false

  /// Whether the owner has been asked and has not answered yet.
  @Observed public private(set) var isAsking = false

  /// How many NMEA sentences were no good.
  @Observed public private(set) var skippedSentences = 0

  /// What the receiver noticed last; nil before anything was.
  private(set) var present: Track.Signal?

  private var track: Track?
  private var reader = NMEAReader()
  private var nextReading: Scheduled?
  private weak var world: World?
  private var managers: [Entry] = []

  private struct Entry {
    let identity: ObjectIdentifier
    weak var manager: LocationManager?
  }

  /// A device that follows `track`, or stands where nothing is received.
  public init(_ track: Track? = nil, _ status: AuthorizationStatus = .authorizedWhenInUse) {
    self.track = track
    _authorizationStatus = Observed(wrappedValue: status)
  }

  /// The owner decides. All managers are told, also of what they knew.
  public func authorize(_ status: AuthorizationStatus) {
    authorizationStatus = status
    if isAsking { isAsking = false }
    for manager in living { manager.authorizationChanged(to: status) }
    updateUse()
  }

  /// The device is somewhere else from now on.
  public func move(to coordinate: Coordinate) {
    leaveTrack()
    tell(.fix(LocationFix(coordinate)))
  }

  /// Something goes wrong; what was known stays known.
  public func fail(_ failure: LocationError) {
    guard isInUse else { return }
    for manager in living where manager.isUpdating { manager.report(failure) }
  }

  /// The next bytes of a receiver that speaks NMEA 0183, cut anywhere.
  public func receive(_ bytes: some Sequence<UInt8>) {
    leaveTrack()
    let signals = reader.read(bytes)
    if skippedSentences != reader.skipped { skippedSentences = reader.skipped }
    for signal in signals { tell(signal) }
  }

  // MARK: For managers

  func add(_ manager: LocationManager) {
    managers.append(Entry(identity: ObjectIdentifier(manager), manager: manager))
  }

  func remove(_ identity: ObjectIdentifier) {
    managers.removeAll { $0.identity == identity }
    updateUse()
  }

  func ask() {
    if authorizationStatus == .notDetermined, !isAsking { isAsking = true }
  }

  func usersChanged(in world: World) {
    self.world = world
    updateUse()
  }

  // MARK: The receiver

  private var living: [LocationManager] { managers.compactMap(\.manager) }

  private func updateUse() {
    let use = authorizationStatus.isAuthorized && living.contains(where: \.isUpdating)
    guard use != isInUse else { return }
    isInUse = use
    nextReading?.cancel()
    if use { followTrack() }
  }

  /// Finds out where on the track the device is by now, and waits for what comes next.
  private func followTrack() {
    guard let world, let track else { return }
    let readings = track.readings
    let next = readings.firstIndex { $0.offset > world.now } ?? readings.endIndex
    if next > readings.startIndex { present = readings[next - 1].signal }
    awaitReading(next, of: track, in: world)
  }

  private func awaitReading(_ index: Int, of track: Track, in world: World) {
    guard index < track.readings.endIndex else { return }
    nextReading = world.schedule(after: track.readings[index].offset - world.now) { [weak self, weak world] in
      guard let self, let world else { return }
      tell(track.readings[index].signal)
      // Whoever was told may have stopped everything.
      if isInUse, self.track != nil { awaitReading(index + 1, of: track, in: world) }
    }
  }

  private func leaveTrack() {
    track = nil
    nextReading?.cancel()
  }

  private func tell(_ signal: Track.Signal) {
    present = signal
    guard isInUse else { return }
    for manager in living where manager.isUpdating { manager.receive(signal) }
  }
}
