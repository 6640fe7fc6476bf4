// The source's version: RxExample's GeolocationSample, a service around the manager whose streams a screen shows.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

enum OriginalWay {}

// Differences: the view "off" and its button are two controls, a label has one line and no `\n`, the system that
// knows the authorization is the device, and the proxy has a subject for `didChangeAuthorization`, because
// `methodInvoked` needs the Objective-C runtime. The taps that open the settings are RxExample's: the article leaves
// them out.
extension OriginalWay {
  final class GeolocationService {
    let authorized: Driver<Bool>
    let location: Driver<Coordinate>
    private let locationManager: LocationManager

    init(_ device: LocationDevice, _ world: World) {
      let locationManager = LocationManager(device, world)
      self.locationManager = locationManager
      locationManager.distanceFilter = LocationManager.noDistanceFilter
      locationManager.desiredAccuracy = LocationManager.bestForNavigation
      authorized = Observable.deferred { [weak locationManager] () -> Observable<AuthorizationStatus> in
        let status = device.authorizationStatus
        guard let locationManager else { return .just(status) }
        return locationManager.rx.didChangeAuthorization.startWith(status)
      }
      .asDriver(onErrorJustReturn: .notDetermined)
      .map { $0 == .authorizedAlways }
      location = locationManager.rx.didUpdateLocations
        .asDriver(onErrorJustReturn: [])
        .flatMap { $0.last.map(Driver.just) ?? .empty() }
        .map(\.coordinate)
      locationManager.requestAlwaysAuthorization()
      locationManager.startUpdatingLocation()
    }
  }

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LocationScreen, _ world: World) {
      // The original's service is a singleton, so here it outlives the controller.
      let service = screen.observers.attachment(for: "geolocation service") {
        GeolocationService(screen.device, world)
      }
      service.authorized.drive(screen.off.rx.isHidden).disposed(by: disposeBag)
      service.authorized.drive(screen.settings.rx.isHidden).disposed(by: disposeBag)
      service.location.drive(screen.position.rx.coordinates).disposed(by: disposeBag)
      for button in [screen.settings, screen.barSettings] {
        button.rx.tap.bind { [weak screen] in screen?.openSettings() }.disposed(by: disposeBag)
      }
    }
  }
}

extension Reactive where Base: Label {
  fileprivate var coordinates: Binder<Coordinate> {
    Binder(base) { label, coordinate in
      label.text = "Lat: \(coordinate.latitude) / Lon: \(coordinate.longitude)"
    }
  }
}
