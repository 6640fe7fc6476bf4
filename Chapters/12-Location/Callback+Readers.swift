// Callback, with two readers that come and go: a dictionary of closures, which the view model counts.

import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  enum Readers {}
}

extension CallbackWay.Readers {
  // MARK: Contract

  typealias ShowStatus = (AuthorizationStatus) -> Void
  typealias ShowReadout = (LocationReadout) -> Void

  // MARK: View model

  final class ViewModel: LocationManagerDelegate {
    private let manager: LocationManager
    private var readout: LocationReadout
    private var showStatus: ShowStatus?
    private var readers: [Reader: ShowReadout] = [:]

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      manager.delegate = self
    }

    func load(_ showStatus: @escaping ShowStatus) {
      self.showStatus = showStatus
      showStatus(readout.status)
    }

    func startReading(_ reader: Reader, _ show: @escaping ShowReadout) {
      readers[reader] = show
      show(readout)
      guard readers.count == 1 else { return }
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func stopReading(_ reader: Reader) {
      readers[reader] = nil
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

    private func take(_ event: LocationEvent) {
      readout = readout.after(event)
      if case .authorization(let status) = event { showStatus?(status) }
      for reader in Reader.allCases { readers[reader]?(readout) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
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
      viewModel.load { [weak screen] status in screen?.show(status) }
      positionTapped()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    private func positionTapped() {
      readsPosition.toggle()
      guard readsPosition else {
        viewModel.stopReading(.position)
        return screen.showPosition(nil)
      }
      viewModel.startReading(.position) { [weak screen] readout in screen?.showPosition(readout) }
    }

    private func tripTapped() {
      trip = trip == nil ? Trip() : nil
      guard trip != nil else {
        viewModel.stopReading(.trip)
        return screen.showTrip(nil)
      }
      viewModel.startReading(.trip) { [weak self] readout in self?.follow(readout) }
    }

    private func follow(_ readout: LocationReadout) {
      trip = trip?.following(readout)
      screen.showTrip(trip)
    }
  }
}
