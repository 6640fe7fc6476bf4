// Delegate, with two readers that come and go: a set of names, and the view model counts.

import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  enum Readers {}
}

extension DelegateWay.Readers {
  // MARK: Contract

  protocol LocationView: AnyObject {
    func show(_ status: AuthorizationStatus)
    func show(_ readout: LocationReadout, for reader: Reader)
  }

  // MARK: View model

  final class ViewModel: LocationManagerDelegate {
    private let manager: LocationManager
    private var readout: LocationReadout
    private var readers: Set<Reader> = []
    private weak var view: (any LocationView)?

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      manager.delegate = self
    }

    func attachView(_ view: any LocationView) {
      self.view = view
      view.show(readout.status)
    }

    func detachView() { view = nil }

    func startReading(_ reader: Reader) {
      readers.insert(reader)
      view?.show(readout, for: reader)
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
      if case .authorization(let status) = event { view?.show(status) }
      for reader in Reader.allCases where readers.contains(reader) { view?.show(readout, for: reader) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring, LocationView {
    private let screen: ReadersScreen
    private let viewModel: ViewModel
    private var readsPosition = false
    private var trip: Trip?

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.readPosition.addTarget(self, action: Controller.positionTapped, for: .touchUpInside)
      screen.readTrip.addTarget(self, action: Controller.tripTapped, for: .touchUpInside)
      viewModel.attachView(self)
      positionTapped()
    }

    isolated deinit { viewModel.detachView() }
    private func settingsTapped() { screen.openSettings() }

    private func positionTapped() {
      readsPosition.toggle()
      guard !readsPosition else { return viewModel.startReading(.position) }
      viewModel.stopReading(.position)
      screen.showPosition(nil)
    }

    private func tripTapped() {
      trip = trip == nil ? Trip() : nil
      screen.showTrip(trip)
      if trip == nil { viewModel.stopReading(.trip) } else { viewModel.startReading(.trip) }
    }

    func show(_ status: AuthorizationStatus) { screen.show(status) }

    // One method hears for both readers, and has to ask for which one it is.
    func show(_ readout: LocationReadout, for reader: Reader) {
      guard reader == .trip else { return screen.showPosition(readout) }
      trip = trip?.following(readout)
      screen.showTrip(trip)
    }
  }
}
