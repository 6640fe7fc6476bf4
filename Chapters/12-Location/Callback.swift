// Callback: the reader hands over the closure that gets each readout, and a second reader would replace it.

import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowReadout = (LocationReadout) -> Void

  // MARK: View model

  final class ViewModel: LocationManagerDelegate {
    private let manager: LocationManager
    private var readout: LocationReadout
    private var show: ShowReadout?

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      manager.delegate = self
    }

    func startReading(_ show: @escaping ShowReadout) {
      self.show = show
      show(readout)
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
      show?(readout)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: LocationScreen
    private let viewModel: ViewModel

    init(_ screen: LocationScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Controller.settingsTapped, for: .touchUpInside)
      // Weak: the controller owns the view model, and with it the closure.
      viewModel.startReading { [weak self] readout in self?.show(readout) }
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
