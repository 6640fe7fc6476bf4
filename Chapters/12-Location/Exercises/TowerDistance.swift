import Controls
import Models
import Services
import Stage
import Workshop

/// The distance to Tokyo Tower, in all four ways.
enum TowerDistance: Exercise {
  /// The screen of the position with one more label.
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
      Invariant("while location is off, no distance is shown") { screen in
        screen.off.isHidden || (screen.tower.text ?? "").isEmpty
      },
      Invariant("a distance is shown if, and only if, a position is shown") { screen in
        screen.off.isHidden == false
          || (screen.position.text == LocationReadout().positionText) == (screen.tower.text ?? "").isEmpty
      },
    ]
    static let events: [WorldEvent<TowerScreen>] = LocationEvents.all()
    static let laterIdentifiers = ["never", "in-app", "always"]
  }

  static let reference = [Way("reference", Reference.self)]

  /// Shows each readout of the callback way's view model.
  final class Reference: PlainWay<TowerScreen> {
    private lazy var viewModel = CallbackWay.ViewModel(screen.makeLocationManager(world))

    override func wire() {
      screen.barSettings.addTarget(screen, action: TowerScreen.openSettings, for: .touchUpInside)
      screen.settings.addTarget(screen, action: TowerScreen.openSettings, for: .touchUpInside)
      viewModel.startReading { [screen] readout in
        screen.show(readout.status)
        screen.showPosition(readout)
        screen.tower.text = readout.towerText
      }
    }
  }
}

extension LocationReadout {
  /// The distance in words, "Tokyo Tower: 27 m"; empty without a position.
  var towerText: String {
    guard let tower = Coordinate(latitude: 35.6586, longitude: 139.7454), let here = location?.coordinate else {
      return ""
    }
    return Trip().going(to: tower).going(to: here).text.replacing("Trip", with: "Tokyo Tower")
  }
}
