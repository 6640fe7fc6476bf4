@testable import Location
import Controls
import Models
import Services
import Stage
import World

extension RxToDelegate {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange readout: LocationReadout)
  }

  // MARK: View model

  final class ViewModel: LocationManagerDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private let manager: LocationManager
    private var readout: LocationReadout

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      #if SOLVED
      manager.delegate = self
      #endif
    }

    func startReading() {
      #if SOLVED
      delegate?.viewModel(self, didChange: readout)
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      #else
      // Yours.
      #endif
    }

    #if SOLVED
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
      delegate?.viewModel(self, didChange: readout)
    }
    #endif
  }

  // MARK: Controller

  final class Yours: Wiring, ViewModelDelegate {
    private let screen: LocationScreen
    private let viewModel: ViewModel

    init(_ screen: LocationScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.makeLocationManager(world))
      screen.barSettings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      viewModel.delegate = self
      viewModel.startReading()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    func viewModel(_ viewModel: ViewModel, didChange readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
    }
  }
}
