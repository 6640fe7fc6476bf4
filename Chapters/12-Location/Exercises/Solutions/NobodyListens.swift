@testable import Location
import Controls
import Models
import Services
import Stage
import World

extension NobodyListens {
  final class Listener: LocationManagerDelegate {
    private weak var screen: LocationScreen?
    private var readout: LocationReadout

    init(_ screen: LocationScreen, _ status: AuthorizationStatus) {
      self.screen = screen
      readout = LocationReadout(status)
      show()
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
      show()
    }

    private func show() {
      screen?.show(readout.status)
      screen?.showPosition(readout)
    }
  }

  final class Yours: Wiring {
    private let screen: LocationScreen
    private let manager: LocationManager
    #if SOLVED
    private let listener: Listener
    #endif

    init(_ screen: LocationScreen, _ world: World) {
      self.screen = screen
      manager = screen.makeLocationManager(world)
      #if SOLVED
      listener = Listener(screen, manager.authorizationStatus)
      #else
      let listener = Listener(screen, manager.authorizationStatus)
      #endif
      manager.delegate = listener
      screen.barSettings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      screen.settings.addTarget(self, action: Yours.settingsTapped, for: .touchUpInside)
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    private func settingsTapped() {
      screen.openSettings()
    }
  }
}
