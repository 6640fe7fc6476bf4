import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension LocationChapter {
  static let claims: [Claim] = [
    Claim(
      "`DelegateProxyType` lets an object have an ordinary delegate and streams.", at: SourcePlace(.location, 96...104)
    ) { _ in
      let found = listening(forwarding)
      return Finding(
        [
          ObservedValue("positions for the ordinary delegate", found.delegate, claimed: 1),
          ObservedValue("positions for a subscriber", found.subscriber, claimed: 1),
        ], "The proxy is the delegate. It forwards each call to the ordinary delegate and sends it to the subscribers.")
    },
    Claim(
      "`_forwardToDelegate` seems to be called for memory management: to show that the delegate is still in use.",
      at: SourcePlace(.location, 355...358)
    ) { _ in
      let found = [("forwarding", listening(forwarding)), ("not forwarding", listening(deaf))]
      return Finding(
        found.map { "\($0): \(counted($1.delegate, "position")) for the ordinary delegate" },
        found.flatMap { name, found in
          [
            ObservedValue("the ordinary delegate after its last reference, \(name)", found.delegateState),
            ObservedValue("the manager after its last reference, \(name)", found.managerState),
          ]
        } + [
          ObservedValue(
            "forwarding makes a difference to memory", found[0].1.memory != found[1].1.memory, claimed: true)
        ],
        "The proxy holds the ordinary delegate weakly in both cases. Without the call the delegate gets nothing."
      )
    },
    Claim("When the proxy is deallocated, its subjects complete.", at: SourcePlace(.location, 360...365)) { _ in
      var events: [String] = []
      var manager: LocationManager? = LocationManager(LocationDevice(), VirtualWorld())
      let subscription = manager?.rx.didUpdateLocations.subscribe(onCompleted: { events.append("completed") })
      manager = nil
      subscription?.dispose()
      return Finding(
        [
          ObservedValue("after the last reference to the manager, which owns the proxy", events, claimed: ["completed"])
        ],
        "When the manager is deallocated, its streams complete.")
    },
    Claim(
      "Once the use of location is allowed, the screen switches to the position.", at: SourcePlace(.location, 659),
      script: """
        event authorize denied
        event authorize authorizedWhenInUse
        wait 5s
        event authorize authorizedAlways
        """
    ) { script in
      let seen = try observations(script, on: OneReader.self, originalAndRx) { pane in
        (pane.screen.off.isHidden ? "" : "off, ") + quoted(pane.screen.position.text ?? "")
      }
      let verdicts = try AuthorizationStatus.allCases.filter(\.isAuthorized).map { status in
        let pane = try Pane(OneReader.self, original)
        try pane.perform(.event("authorize", ["denied"]))
        try pane.perform(.event("authorize", [status.rawValue]))
        let off = pane.screen.off.isHidden ? "hidden" : "visible"
        return ObservedValue("\"Location is off.\" in the original with \(status)", off, claimed: "hidden")
      }
      return Finding(
        seen.table, verdicts,
        """
        The original asks for "always" and accepts no other status. The article's comment in line 717 says the same. \
        The owner may also allow "while using the app": then positions arrive, but the screen still shows "Location is \
        off."
        """)
    },
    Claim(
      "`deferred` creates the stream of the status at the subscription, not before.",
      at: SourcePlace(.location, 673...681)
    ) { _ in
      let device = LocationDevice()
      var made = 0
      var statuses: [AuthorizationStatus] = []
      let status = Observable.deferred {
        made += 1
        return Observable.just(device.authorizationStatus)
      }
      let before = made
      for next in [AuthorizationStatus.denied, .authorizedAlways] {
        device.authorize(next)
        status.subscribe(onNext: { statuses.append($0) }).dispose()
      }
      return Finding(
        [
          ObservedValue("streams before a subscription", before, claimed: 0),
          ObservedValue("streams after two subscriptions", made, claimed: 2),
          ObservedValue("statuses", statuses.map(\.rawValue), claimed: ["denied", "authorizedAlways"]),
        ],
        """
        Each subscription begins with the status at that moment. The article's driver shares its subscription: the \
        stream is created for the first subscriber.
        """)
    },
    Claim(
      "If an error occurs in the stream of positions, its driver emits an empty array instead.",
      at: SourcePlace(.location, 737...738)
    ) { _ in
      var sizes: [Int] = []
      let positions = PublishSubject<[LocationFix]>()
      let subscription = World.$current.withValue(VirtualWorld()) {
        positions.asDriver(onErrorJustReturn: []).drive(onNext: { sizes.append($0.count) })
      }
      positions.onError(LocationError.network)
      subscription.dispose()
      return Finding(
        [ObservedValue("sizes of the arrays after an error", sizes, claimed: [0])],
        "The array is the driver's last element. The first finding below shows whether such an error occurs.")
    },
  ]

  static let findings: [Claim] = [
    Claim("A failure of the manager is an error of its stream of positions.") { _ in
      let device = LocationDevice()
      let manager = LocationManager(device, VirtualWorld())
      var errors: [String] = []
      var failures: [String] = []
      let bag = DisposeBag()
      manager.rx.didUpdateLocations.subscribe(onError: { errors.append("\($0)") }).disposed(by: bag)
      manager.rx.didFailWithError.subscribe(onNext: { failures.append("\($0)") }).disposed(by: bag)
      manager.startUpdatingLocation()
      device.fail(.network)
      return Finding(
        [
          ObservedValue("errors of didUpdateLocations", errors, claimed: ["network"]),
          ObservedValue("elements of didFailWithError", failures),
        ],
        """
        The stream of positions never fails, so `onErrorJustReturn: []` never applies. The manager reports its \
        failures through another method, to which the original does not subscribe.
        """)
    },
    Claim(
      "When no position can be found, the screen shows the reason.",
      script: """
        event authorize authorizedAlways
        event fail network
        """
    ) { script in
      let seen = try observations(script, on: OneReader.self, originalAndRx) { pane in
        quoted(pane.screen.failure.text ?? "")
      }
      return Finding(
        seen.table,
        [
          ObservedValue("the original after a failure", seen.rows[2].details[0], claimed: "a message") {
            $0 != quoted("")
          }
        ], "The proxy has a stream of failures, but the original's service and screen do not use it.")
    },
    Claim("The receiver runs only while a screen shows the position.") { _ in
      let observations = try originalAndRx.map { way in
        let pane = try Pane(OneReader.self, way)
        try pane.close()
        return ObservedValue(
          "location after the screen has closed, \(way.name)", inUse(pane.screen.device.isInUse), claimed: inUse(false))
      }
      return Finding(
        observations,
        "The original's service is a singleton that starts updating when it is created, and never stops. In the Rx "
          + "way, the subscription starts and stops the receiver.")
    },
  ]

  static let traps: [Claim] = [
    Claim("A delegate may be set at any time: the streams continue.") { _ in
      let device = LocationDevice()
      let manager = LocationManager(device, VirtualWorld())
      let ordinary = OrdinaryDelegate()
      var received = 0
      let subscription = manager.rx.didUpdateLocations.subscribe(onNext: { _ in received += 1 })
      manager.startUpdatingLocation()
      @MainActor func elements(after change: String, _ latitude: Double) -> ObservedValue {
        let before = received
        if let coordinate = Coordinate(latitude: latitude, longitude: 0) { device.move(to: coordinate) }
        return ObservedValue("elements after \(change)", received - before, claimed: 1)
      }
      manager.delegate = ordinary
      var observations = [elements(after: "manager.delegate = ordinary", 1)]
      _ = manager.rx.didUpdateLocations
      observations.append(elements(after: "manager.rx was used again", 2))
      manager.delegate = nil
      let installed = manager.rx.setDelegate(ordinary)
      observations.append(elements(after: "manager.rx.setDelegate(ordinary)", 3))
      installed.dispose()
      subscription.dispose()
      return Finding(
        observations + [ObservedValue("positions for the ordinary delegate", ordinary.count)],
        "An object has one delegate, and that was the proxy. Use `setDelegate` if you need a delegate and streams.")
    },
    Claim("A reader that ends its observation stops reading.", script: "tap read-position") { script in
      let ways = [Way("never stops", TrapWay.ForgetfulObserver.self), way(.observer), way(.rx)]
      let seen = try observations(script, on: Self.self, ways) { inUse($0.screen.device.isInUse) }
      return Finding(
        seen.table,
        [ObservedValue("location after the observation has ended", seen.rows[1].details[0], claimed: inUse(false))],
        "An observed property does not know its observers, so a reader has to report that it stops. A shared stream "
          + "counts its subscribers.")
    },
    Claim("A second reader takes one more line.") { _ in
      let growths = try Growth.ofEachWay(to: "Readers", renamed: ["ReadersScreen": "LocationScreen"])
      return Finding(
        ["for a second reader, and a receiver that is off while there are no readers:"]
          + growths.map { "  \($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" },
        growths.map { ObservedValue("lines in \($0.way)", $0.growth.lines, claimed: 1) },
        "In Rx the view model stays nearly unchanged, because a driver already counts its subscribers.")
    },
  ]

  static let additions = [
    "each of the two authorized statuses is enough",
    "a failure is shown until the next position",
    "a second reader, which shows the trip",
    "the receiver starts with the first reader and stops with the last",
    "the system's indicator that location is in use",
    "positions from a bundled track, a GPX file or an NMEA receiver",
    "a proxy for a delegate of your own",
  ]

  private static let original = Way("original", OriginalWay.Controller.self)
  private static let originalAndRx = [original, OneReader.way(.rx)]

  private static func inUse(_ isInUse: Bool) -> String { isInUse ? "in use" : "not in use" }

  private typealias Subscribe = @MainActor (LocationManager, _ received: @escaping () -> Void) -> any Disposable

  private static func forwarding(_ manager: LocationManager, _ received: @escaping () -> Void) -> any Disposable {
    manager.rx.didUpdateLocations.subscribe(onNext: { _ in received() })
  }

  private static func deaf(_ manager: LocationManager, _ received: @escaping () -> Void) -> any Disposable {
    TrapWay.DeafProxy.proxy(for: manager).didUpdateLocations.subscribe(onNext: { _ in received() })
  }

  /// Returns what an ordinary delegate and a subscriber get of one position, and which objects remain.
  private static func listening(_ subscribe: Subscribe) -> Listening {
    let device = LocationDevice()
    var found = Listening()
    weak var lastDelegate: OrdinaryDelegate?
    weak var lastManager: LocationManager?
    var manager: LocationManager? = LocationManager(device, VirtualWorld())
    lastManager = manager
    do {
      let ordinary = OrdinaryDelegate()
      lastDelegate = ordinary
      manager?.delegate = ordinary
      let subscription = manager.map { subscribe($0) { found.subscriber += 1 } }
      manager?.startUpdatingLocation()
      if let greenwich = Coordinate(latitude: 51.4779, longitude: 0) { device.move(to: greenwich) }
      found.delegate = ordinary.count
      subscription?.dispose()
    }
    found.delegateState = state(of: lastDelegate)
    manager = nil
    found.managerState = state(of: lastManager)
    return found
  }

  private static func state(of object: AnyObject?) -> String { object == nil ? "deallocated" : "alive" }
}

/// One position on its way to a delegate and a subscriber.
private struct Listening {
  var delegate = 0
  var subscriber = 0
  var delegateState = ""
  var managerState = ""

  var memory: [String] { [delegateState, managerState] }
}

/// Counts the positions that it gets.
private final class OrdinaryDelegate: LocationManagerDelegate {
  private(set) var count = 0

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) { count += 1 }
}
