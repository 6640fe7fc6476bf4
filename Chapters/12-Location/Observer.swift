// Observer: the view model is the manager's delegate and sets a property, which the controller observes.

import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  // MARK: Contract

  protocol LocationObservable: KeyValueObservable {
    var readout: LocationReadout { get }
  }

  // MARK: View model

  final class ViewModel: LocationObservable, LocationManagerDelegate {
    nonisolated let observers = ObserverStore()
    private let manager: LocationManager
    @Observed private(set) var readout: LocationReadout

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      manager.delegate = self
    }

    func startReading() {
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
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
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: LocationScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: LocationScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      observation = viewModel.observe(\.readout, options: .initial) { [weak self] viewModel, _ in
        self?.show(viewModel.readout)
      }
      viewModel.startReading()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    private func show(_ readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
    }
  }
}
