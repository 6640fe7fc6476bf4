@testable import Location
import Controls
import Models
import Services
import Stage
import World

extension RxToDelegate {
  // MARK: Contract

  protocol LocationView: AnyObject {
    func show(_ readout: LocationReadout)
  }

  // MARK: View model

  final class ViewModel: LocationManagerDelegate {
    private let manager: LocationManager
    private var readout: LocationReadout
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any LocationView)?

    init(_ manager: LocationManager) {
      self.manager = manager
      readout = LocationReadout(manager.authorizationStatus)
      #if SOLVED
      manager.delegate = self
      #endif
    }

    func attachView(_ view: any LocationView) {
      self.view = view
      #if SOLVED
      view.show(readout)
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      #else
      // Yours.
      #endif
    }

    #if SOLVED
    func detachView() {
      manager.stopUpdatingLocation()
      view = nil
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
      view?.show(readout)
    }
    #else
    func detachView() {
      view = nil
    }
    #endif
  }

  // MARK: Controller

  final class Yours: Wiring, LocationView {
    private let screen: LocationScreen
    private let viewModel: ViewModel

    init(_ screen: LocationScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(LocationManager(screen.device, world))
      screen.barSettings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      viewModel.attachView(self)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func settingsTapped() {
      screen.openSettings()
    }

    func show(_ readout: LocationReadout) {
      screen.show(readout.status)
      screen.showPosition(readout)
    }
  }
}
