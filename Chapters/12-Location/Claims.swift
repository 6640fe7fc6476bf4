import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension LocationChapter {
  static let claims: [Claim] = [
    Claim(
      "Whoever is authorized is so always: that is the one status to ask for.",
      script: """
        event authorize authorizedWhenInUse
        wait 5s
        event authorize authorizedAlways
        """
    ) { script in
      let seen = try observations(script, on: OneReader.self, originalAndRx) { pane in
        (pane.screen.off.isHidden ? "" : "off, ") + quoted(pane.screen.position.text ?? "")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "While the app is in use is a yes too: the original says \"off\" over positions that arrive.")
    },
    Claim(
      "Trouble is taken care of where the driver is made: `asDriver(onErrorJustReturn: [])`.",
      script: """
        event authorize authorizedAlways
        event fail network
        """
    ) { script in
      let seen = try observations(script, on: OneReader.self, originalAndRx) { pane in
        quoted(pane.screen.failure.text ?? "")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "The stream of positions never fails: the manager's failures are another method, to which nobody subscribed.")
    },
    Claim("The position is read while somebody looks.") { _ in
      let found = try originalAndRx.map { way in
        let pane = try Pane(OneReader.self, way)
        let before = pane.screen.device.isInUse
        try pane.close()
        return (way.name, before, pane.screen.device.isInUse)
      }
      return Finding(
        found.map { "\($0): \(inUse($1)); when the screen has gone: \(inUse($2))" },
        holds: found.allSatisfy { !$0.2 },
        "A service that starts when it is made, and is made once, reads to the end of the app. Listening must be what starts it."
      )
    },
    Claim("A proxy forwards calls for the sake of memory.") { _ in
      var lines: [String] = []
      for (name, subscribe) in [("forwarding", forwarding), ("not forwarding", deaf)] {
        let device = LocationDevice()
        let ordinary = OrdinaryDelegate()
        var subscribed = 0
        weak var gone: LocationManager?
        do {
          let manager = LocationManager(device, VirtualWorld())
          gone = manager
          manager.delegate = ordinary
          let subscription = subscribe(manager) { subscribed += 1 }
          manager.startUpdatingLocation()
          if let greenwich = Coordinate(latitude: 51.4779, longitude: 0) { device.move(to: greenwich) }
          subscription.dispose()
        }
        lines.append(
          "\(name): the ordinary delegate heard \(ordinary.count), the subscriber \(subscribed); "
            + "afterwards the manager is \(gone == nil ? "gone" : "still there")")
      }
      return Finding(
        lines, holds: false, "It is for the ordinary delegate, whose place the proxy took. Memory is the same without.")
    },
  ]

  static let traps: [Claim] = [
    Claim("A delegate may be set whenever one likes: the streams go on.") { _ in
      let device = LocationDevice()
      let manager = LocationManager(device, VirtualWorld())
      let ordinary = OrdinaryDelegate()
      var subscribed = 0
      let subscription = manager.rx.didUpdateLocations.subscribe(onNext: { _ in subscribed += 1 })
      manager.startUpdatingLocation()
      var lines: [String] = []
      @MainActor func move(_ what: String, _ latitude: Double) {
        let before = (ordinary.count, subscribed)
        if let coordinate = Coordinate(latitude: latitude, longitude: 0) { device.move(to: coordinate) }
        lines.append(
          "\(what): the delegate heard \(ordinary.count - before.0), the subscriber \(subscribed - before.1)")
      }
      manager.delegate = ordinary
      move("manager.delegate = ordinary", 1)
      _ = manager.rx.didUpdateLocations
      move("manager.rx asked again", 2)
      manager.delegate = nil
      let installed = manager.rx.setDelegate(ordinary)
      move("manager.rx.setDelegate(ordinary)", 3)
      installed.dispose()
      subscription.dispose()
      return Finding(
        lines, holds: false,
        "An object has one delegate, and the proxy was it. Beside streams a delegate is set with `setDelegate`.")
    },
    Claim("Who ends his observation has said enough.", script: "tap read-position") { script in
      let ways = [Way("forgetful", OriginalWay.ForgetfulObserver.self), way(.observer), way(.rx)]
      let seen = try observations(script, on: Self.self, ways) { inUse($0.screen.device.isInUse) }
      return Finding(
        seen.table, holds: seen.isSame,
        "An observed property does not know its observers: who reads has to say when he stops. A shared stream knows.")
    },
    Claim("A second reader is a line more.") { _ in
      let growths = try Growth.ofEachWay(to: "Readers", renamed: ["ReadersScreen": "LocationScreen"])
      return Finding(
        ["for a second reader, and the receiver off when nobody reads:"]
          + growths.map { "  \($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" },
        holds: false,
        "What stays the same counts as well: Rx keeps its view model nearly as it was, since a driver already counts.")
    },
  ]

  private static let originalAndRx = [Way("original", OriginalWay.Controller.self), OneReader.way(.rx)]

  private static func inUse(_ isInUse: Bool) -> String { isInUse ? "in use" : "not in use" }

  private static func forwarding(_ manager: LocationManager, _ heard: @escaping () -> Void) -> any Disposable {
    manager.rx.didUpdateLocations.subscribe(onNext: { _ in heard() })
  }

  private static func deaf(_ manager: LocationManager, _ heard: @escaping () -> Void) -> any Disposable {
    OriginalWay.DeafProxy.proxy(for: manager).didUpdateLocations.subscribe(onNext: { _ in heard() })
  }
}

/// Counts what it is told.
final class OrdinaryDelegate: LocationManagerDelegate {
  private(set) var count = 0

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) { count += 1 }
}
