// Observer, with two readers that come and go: a property cannot count its observers, so each reader reports itself.

import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  enum Readers {}
}

extension ObserverWay.Readers {
  // MARK: Contract

  protocol LocationObservable: KeyValueObservable {
    var readout: LocationReadout { get }
  }

  // MARK: View model

  final class ViewModel: LocationObservable, LocationManagerDelegate {
    nonisolated let observers = ObserverStore()
    private let manager: LocationManager
    @Observed private(set) var readout: LocationReadout
    private var readers: Set<Reader> = []

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      manager.delegate = self
    }

    func startReading(_ reader: Reader) {
      readers.insert(reader)
      guard readers.count == 1 else { return }
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func stopReading(_ reader: Reader) {
      readers.remove(reader)
      guard readers.isEmpty else { return }
      manager.stopUpdatingLocation()
      readout = LocationReadout(manager.authorizationStatus)
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      if let location = locations.last { take(.location(location)) }
    }

    func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
      take(.failure(LocationError(error)))
    }

    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
      take(.authorization(status))
    }

    private func take(_ event: LocationEvent) { readout = readout.after(event) }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ReadersScreen
    private let viewModel: ViewModel
    private var observations: [Reader: KeyValueObservation] = [:]
    private var statusObservation: KeyValueObservation?
    private var trip = Trip()

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.readPosition.addTarget(self, action: Controller.positionTapped, for: .touchUpInside)
      screen.readTrip.addTarget(self, action: Controller.tripTapped, for: .touchUpInside)
      statusObservation = viewModel.observe(\.readout.status, options: .initial) { [weak screen] viewModel, _ in
        screen?.show(viewModel.readout.status)
      }
      positionTapped()
    }

    private func settingsTapped() { screen.openSettings() }

    private func positionTapped() {
      guard observations[.position] == nil else {
        stop(.position)
        return screen.showPosition(nil)
      }
      start(.position) { [weak screen] readout in screen?.showPosition(readout) }
    }

    private func tripTapped() {
      guard observations[.trip] == nil else {
        stop(.trip)
        return screen.showTrip(nil)
      }
      trip = Trip()
      start(.trip) { [weak self] readout in self?.follow(readout) }
    }

    private func start(_ reader: Reader, _ show: @escaping (LocationReadout) -> Void) {
      observations[reader] = viewModel.observe(\.readout, options: .initial) { viewModel, _ in show(viewModel.readout) }
      viewModel.startReading(reader)
    }

    private func stop(_ reader: Reader) {
      observations[reader] = nil
      viewModel.stopReading(reader)
    }

    private func follow(_ readout: LocationReadout) {
      trip = trip.following(readout)
      screen.showTrip(trip)
    }
  }
}
