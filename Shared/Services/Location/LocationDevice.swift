import KeyValueObserving
import Models
import World

/// The device's part in finding its position: a receiver, its data, and the owner's permission for apps.
///
/// By itself it follows a track, from the moment at which its world began. Data from outside end that. Its properties
/// are those of the system's own indicator.
public final class LocationDevice: KeyValueObservable {
  /// The observers of the device.
  nonisolated public let observers = ObserverStore()

  /// The owner's permission.
  @Observed public private(set) var authorizationStatus: AuthorizationStatus

  /// A Boolean value indicating whether some app reads positions now, and may.
  @Observed public private(set) var isInUse = false

  /// A Boolean value indicating whether the owner has been asked and has not answered yet.
  @Observed public private(set) var isAsking = false

  /// The number of invalid NMEA sentences.
  @Observed public private(set) var skippedSentences = 0

  /// The last signal of the receiver; nil before the first.
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

  /// A device that follows `track`, or has no signal.
  public init(_ track: Track? = nil, _ status: AuthorizationStatus = .authorizedWhenInUse) {
    self.track = track
    _authorizationStatus = Observed(wrappedValue: status)
  }

  /// Sets the owner's decision. All managers are notified, also of the present status.
  public func authorize(_ status: AuthorizationStatus) {
    authorizationStatus = status
    if isAsking { isAsking = false }
    for manager in living { manager.authorizationChanged(to: status) }
    updateUse()
  }

  /// Moves the device to another place.
  public func move(to coordinate: Coordinate) {
    leaveTrack()
    tell(.fix(LocationFix(coordinate)))
  }

  /// Reports a failure; the known position stays known.
  public func fail(_ failure: LocationError) {
    guard isInUse else { return }
    for manager in living where manager.isUpdating { manager.report(failure) }
  }

  /// Takes the next bytes of a receiver that speaks NMEA 0183, cut anywhere.
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

  /// Finds the present place of the device on the track, and waits for the next reading.
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
      // A delegate may have stopped everything.
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
