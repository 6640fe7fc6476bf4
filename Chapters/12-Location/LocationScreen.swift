import Controls
import KeyValueObserving
import Models
import Services
import World

/// A position, or "Location is off" with a button to the settings; a second such button is in the bar.
///
/// The system itself shows whether the location is in use and how many sentences the receiver could not read.
class LocationScreen: Screen, AlertDelegate {
  let inUse = Label("in-use")
  let skipped = Label("skipped")
  let barSettings = Button("bar-settings", title: "Settings")
  let off = Label("off")
  let settings = Button("settings", title: "Open Settings")
  let position = Label("position")
  let failure = Label("failure")

  /// The device that the app runs on: it follows the bundled track.
  let device = LocationDevice(.bundled)

  private var observations: [KeyValueObservation] = []

  override var rows: [[View]] { [[inUse, skipped, barSettings], [off, settings], [position], [failure]] }

  override init() {
    super.init()
    off.text = "Location is off."
    observations = [
      device.observe(\.isInUse) { [weak self] device, _ in
        self?.inUse.text = device.isInUse ? "location in use" : ""
      },
      device.observe(\.skippedSentences) { [weak self] device, _ in
        let count = device.skippedSentences
        self?.skipped.text = "\(count) \(count == 1 ? "sentence" : "sentences") skipped"
      },
      device.observe(\.isAsking) { [weak self] device, _ in
        if device.isAsking { self?.ask("Allow this app to use your location?") }
      },
      device.observe(\.authorizationStatus) { [weak self] _, _ in self?.dismissAlert() },
    ]
  }

  /// Returns a manager that reports every position, as exact as it comes.
  func makeLocationManager(_ world: World) -> LocationManager {
    let manager = LocationManager(device, world)
    manager.distanceFilter = LocationManager.noDistanceFilter
    manager.desiredAccuracy = LocationManager.bestForNavigation
    return manager
  }

  /// Shows or hides the notice that location is off.
  func show(_ status: AuthorizationStatus) {
    off.isHidden = status.isAuthorized
    settings.isHidden = status.isAuthorized
  }

  /// Shows the position and the failure; nil if the position is not read.
  func showPosition(_ readout: LocationReadout?) {
    position.isHidden = readout?.isOff ?? true
    position.text = readout?.positionText ?? ""
    let text = readout?.failureText ?? ""
    failure.show(text, text.isEmpty ? .normal : .error)
  }

  /// Opens the system's page for this app.
  func openSettings() {
    ask("Settings")
  }

  private func ask(_ title: String) {
    let alert = Alert(
      title, message: "Location",
      buttons: [
        Button("never", title: "Never"), Button("in-app", title: "While Using the App"),
        Button("always", title: "Always"),
      ])
    alert.delegate = self
    present(alert)
  }

  func alert(_ alert: Alert, didDismissWith button: Button) {
    switch button.identifier {
    case "never": device.authorize(.denied)
    case "in-app": device.authorize(.authorizedWhenInUse)
    default: device.authorize(.authorizedAlways)
    }
  }
}

/// The same with two readers that come and go: one of the position, one of the distance travelled.
final class ReadersScreen: LocationScreen {
  let readPosition = Button("read-position", title: "Show position")
  let readTrip = Button("read-trip", title: "Show trip")
  let trip = Label("trip")

  override var rows: [[View]] {
    [[inUse, skipped, barSettings], [off, settings], [readPosition, position], [failure], [readTrip, trip]]
  }

  override init() {
    super.init()
    showTrip(nil)
  }

  override func showPosition(_ readout: LocationReadout?) {
    readPosition.title = readout == nil ? "Show position" : "Hide position"
    super.showPosition(readout)
  }

  /// Shows the trip; nil if the trip is not read.
  func showTrip(_ trip: Trip?) {
    readTrip.title = trip == nil ? "Show trip" : "Hide trip"
    self.trip.isHidden = trip == nil
    self.trip.text = trip?.text ?? ""
  }
}
