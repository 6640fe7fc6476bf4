import Controls
import Models
import Services
import Stage
import Workshop

/// The distance to Tokyo Tower, in all four ways.
enum TowerDistance: Exercise {
  /// The screen of the position with a label more.
  final class TowerScreen: LocationScreen {
    let tower = Label("tower")

    override var rows: [[View]] { super.rows + [[tower]] }
  }

  enum Place: Scene {
    static let title = "the way to the tower"

    static func makeScreen() -> TowerScreen { TowerScreen() }

    static let alphabet: [Input] = [
      .event("authorize", ["denied"]), .event("authorize", ["authorizedAlways"]), .wait(.seconds(5)),
      .wait(.seconds(80)), .event("position", ["51.4779", "0"]), .event("fail", ["locationUnknown"]),
      .tap("settings"), .tap("bar-settings"),
    ]
    static let invariants: [Invariant<TowerScreen>] = [
      Invariant("while location is off nothing is said of the tower") { screen in
        screen.off.isHidden || (screen.tower.text ?? "").isEmpty
      },
      Invariant("the way to the tower is that of the position shown") { screen in
        screen.off.isHidden == false
          || (screen.position.text == LocationReadout().positionText) == (screen.tower.text ?? "").isEmpty
      },
    ]
    static let events: [WorldEvent<TowerScreen>] = LocationEvents.all()
    static let laterIdentifiers = ["never", "in-app", "always"]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "The way to the tower is there with the first position, and follows it.",
      script: """
        expect tower "Tokyo Tower: 0 m"
        wait 20s
        expect tower "Tokyo Tower: 27 m"
        event position 51.4779 0
        expect tower "Tokyo Tower: 9562.0 km"
        """,
      advice: "Who shows the position? Whoever does has all that the tower needs."),
    Rule(
      "A failure leaves it as it is; while location is off nothing is said of it.",
      script: """
        event fail locationUnknown
        expect tower "Tokyo Tower: 0 m"
        event authorize denied
        expect tower ""
        """,
      advice: "`towerText` is that of a whole readout, off and unknown among them: is it asked for each?"),
  ]

  final class Reference: PlainWay<TowerScreen>, LocationManagerDelegate {
    private lazy var manager = LocationManager(screen.device, world)
    private lazy var readout = LocationReadout(manager.authorizationStatus)

    override func wire() {
      manager.delegate = self
      screen.barSettings.addTarget(screen, action: TowerScreen.openSettings, for: .touchUpInside)
      screen.settings.addTarget(screen, action: TowerScreen.openSettings, for: .touchUpInside)
      show()
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      for location in locations.suffix(1) { take(.location(location)) }
    }

    func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
      take(.failure(LocationError(error)))
    }

    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
      take(.authorization(status))
    }

    private func take(_ event: LocationEvent) {
      readout = readout.after(event)
      show()
    }

    private func show() {
      screen.show(readout.status)
      screen.showPosition(readout)
      screen.tower.text = readout.towerText
    }
  }
}

extension LocationReadout {
  /// "Tokyo Tower: 27 m"; empty as long as no position is known.
  var towerText: String {
    guard let tower = Coordinate(latitude: 35.6586, longitude: 139.7454), let here = location?.coordinate else {
      return ""
    }
    return Trip().going(to: tower).going(to: here).text.replacing("Trip", with: "Tokyo Tower")
  }
}
