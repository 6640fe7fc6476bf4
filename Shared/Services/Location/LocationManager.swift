import KeyValueObserving
import Models
import Trace
import World

/// The source of the device's position for an app, as `CLLocationManager`: it notifies one delegate.
@MainActor
public final class LocationManager: KeyValueObservable {
  /// The observers and attachments of the manager, such as a delegate proxy.
  nonisolated public let observers = ObserverStore()

  /// The delegate, held weakly.
  public weak var delegate: (any LocationManagerDelegate)?

  /// The best accuracy, which is the default: Apple's `kCLLocationAccuracyBest`.
  public static let best = -1.0

  /// The best accuracy, with data from further sensors: Apple's `kCLLocationAccuracyBestForNavigation`.
  public static let bestForNavigation = -2.0

  /// The distance filter that reports every position, Apple's `kCLDistanceFilterNone`.
  public static let noDistanceFilter = -1.0

  /// The accuracy that positions need, in metres; as exact as they come if not positive.
  ///
  /// With Apple's this is a wish. Here it is kept: a position is rounded to a grid of so many metres.
  public var desiredAccuracy = LocationManager.best

  /// The distance in metres from the last reported position to the next; every position is reported if not positive.
  public var distanceFilter = LocationManager.noDistanceFilter

  /// The last reported position.
  public private(set) var location: LocationFix?

  /// A Boolean value indicating whether positions are requested, allowed or not.
  public private(set) var isUpdating = false

  private let device: LocationDevice
  private let world: World
  private var firstReport: Scheduled?

  /// A manager on `device` that asks for nothing yet.
  public init(_ device: LocationDevice, _ world: World) {
    self.device = device
    self.world = world
    device.add(self)
  }

  isolated deinit {
    firstReport?.cancel()
    device.remove(ObjectIdentifier(self))
  }

  /// The authorization.
  public var authorizationStatus: AuthorizationStatus { device.authorizationStatus }

  /// Lets the device ask its owner, unless the owner has decided. The answer is a change of the authorization.
  public func requestWhenInUseAuthorization() {
    device.ask()
  }

  /// Lets the device ask its owner, unless the owner has decided. The owner may also allow less.
  ///
  /// Unlike Apple's, it does not ask an owner again who has chosen "while using the app".
  public func requestAlwaysAuthorization() {
    device.ask()
  }

  /// Requests positions: the present one soon, each further one as it comes, for as long as they may be read.
  ///
  /// If they may not be read, a failure says so. A second call does nothing.
  public func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    device.usersChanged(in: world)
    reportSoon()
  }

  /// Stops the updates.
  public func stopUpdatingLocation() {
    guard isUpdating else { return }
    isUpdating = false
    location = nil
    firstReport?.cancel()
    device.usersChanged(in: world)
  }

  func authorizationChanged(to status: AuthorizationStatus) {
    if !status.isAuthorized { location = nil }
    note("didChangeAuthorization", "\(status)")
    delegate?.locationManager(self, didChangeAuthorization: status)
    if isUpdating, status.isAuthorized { reportSoon() }
  }

  func receive(_ signal: Track.Signal) {
    // This signal is newer than the one to be reported soon.
    firstReport?.cancel()
    switch signal {
    case .fix(let fix): report(fix.coarsened(to: desiredAccuracy))
    case .lost: report(.locationUnknown)
    }
  }

  func report(_ failure: LocationError) {
    note("didFailWithError", "\(failure)")
    delegate?.locationManager(self, didFailWithError: failure)
  }

  private func report(_ fix: LocationFix) {
    if distanceFilter > 0, let location, location.coordinate.distance(to: fix.coordinate) < distanceFilter { return }
    location = fix
    note("didUpdateLocations", fix.coordinate.text)
    delegate?.locationManager(self, didUpdateLocations: [fix])
  }

  /// Not at once: the first position is reported only after the call has returned.
  private func reportSoon() {
    firstReport?.cancel()
    firstReport = world.schedule(after: .zero) { [weak self] in self?.reportFirst() }
  }

  private func reportFirst() {
    switch authorizationStatus {
    case .denied, .restricted: report(.denied)
    case .notDetermined: break
    case .authorizedWhenInUse, .authorizedAlways: if let present = device.present { receive(present) }
    }
  }

  private func note(_ method: String, _ value: String) {
    guard delegate != nil else { return }
    Trace.note(Link("location-manager", method, to: "delegate", value: value))
  }
}
