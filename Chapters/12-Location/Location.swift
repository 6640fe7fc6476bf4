import Controls
import Models
import Services
import Stage

enum CallbackWay {}
enum DelegateWay {}
enum ObserverWay {}
enum RxWay {}

/// A reader of positions in the second step; readers are notified in this order.
nonisolated enum Reader: Hashable, Sendable, CaseIterable {
  case position, trip
}

/// One screen that shows the position while it exists.
enum OneReader: Step {
  typealias Callback = CallbackWay.Controller
  typealias Delegate = DelegateWay.Controller
  typealias Observer = ObserverWay.Controller
  typealias Rx = RxWay.Controller

  static let title = "the position"

  static func makeScreen() -> LocationScreen { LocationScreen() }

  static let alphabet: [Input] = worldAlphabet + [.tap("settings"), .tap("bar-settings")]
  static let invariants: [Invariant<LocationScreen>] = [offIsShown(), noPositionWhileOff(), nothingIsReadSecretly()]
  static let events: [WorldEvent<LocationScreen>] = LocationEvents.all()
  static let laterIdentifiers = ["never", "in-app", "always"]
}

/// The chapter that `swift run Location` plays.
package let chapter: any Chapter.Type = LocationChapter.self

/// The same with two readers: the receiver works while at least one of them reads.
enum LocationChapter: Chapter {
  typealias Callback = CallbackWay.Readers.Controller
  typealias Delegate = DelegateWay.Readers.Controller
  typealias Observer = ObserverWay.Readers.Controller
  typealias Rx = RxWay.Readers.Controller

  static let number = 12
  static let name = "Location"
  static let lesson = "Turning a delegate API into a stream."
  static let title = "two readers"
  static let earlierSteps: [any Step.Type] = [OneReader.self]
  static let demo = PackageResources.demo_script
  static let feeds = Recording.feeds

  static func makeScreen() -> ReadersScreen { ReadersScreen() }

  static let alphabet: [Input] = worldAlphabet + [.tap("read-position"), .tap("read-trip"), .tap("settings")]
  static let invariants: [Invariant<ReadersScreen>] = [
    offIsShown(), noPositionWhileOff(), nothingIsReadSecretly(),
    Invariant("the receiver runs if, and only if, there is a reader and location is authorized") { screen in
      let reads = screen.readPosition.title == "Hide position" || screen.readTrip.title == "Hide trip"
      return screen.device.isInUse == (reads && screen.device.authorizationStatus.isAuthorized)
    },
  ]
  static let events: [WorldEvent<ReadersScreen>] = LocationEvents.all()
  static let laterIdentifiers = ["never", "in-app", "always"]
}

private let worldAlphabet: [Input] =
  AuthorizationStatus.allCases.map { .event("authorize", [$0.rawValue]) } + [
    .wait(.seconds(5)), .wait(.seconds(80)), .event("position", ["51.4779", "0"]), .event("fail", ["locationUnknown"]),
    .event("nmea", ["$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,"]), .event("nmea", ["84.4,040524,,,A*41\n"]),
  ]

private func offIsShown<Screen: LocationScreen>() -> Invariant<Screen> {
  Invariant("\"off\" and its button are shown if, and only if, positions may not be read") { screen in
    screen.off.isHidden == screen.device.authorizationStatus.isAuthorized
      && screen.settings.isHidden == screen.off.isHidden
  }
}

private func noPositionWhileOff<Screen: LocationScreen>() -> Invariant<Screen> {
  Invariant("while location is off, neither a position nor a failure is shown") { screen in
    screen.off.isHidden || (screen.position.isHidden && screen.failure.text == "")
  }
}

private func nothingIsReadSecretly<Screen: LocationScreen>() -> Invariant<Screen> {
  Invariant("the system shows whether location is in use") { screen in
    (screen.inUse.text == "location in use") == screen.device.isInUse
  }
}
