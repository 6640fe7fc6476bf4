// How the source wrote it: RxExample's GeolocationSample, a service around the manager whose streams a screen shows.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

// What had to differ: the view "off" and its button are two controls, a label has one line and no `\n`, the system that
// knows the authorization is the device, and the proxy has a subject for `didChangeAuthorization`, because
// `methodInvoked` needs the Objective-C runtime.
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

  /// A proxy that does not forward. Its own identifier lets the manager have a proper proxy as well.
  final class DeafProxy: DelegateProxy<LocationManager, any LocationManagerDelegate>, DelegateProxyType,
    LocationManagerDelegate
  {
    let didUpdateLocations = PublishSubject<[LocationFix]>()

    init(_ manager: LocationManager) {
      super.init(parentObject: manager, delegateProxy: DeafProxy.self)
    }

    static var identifier: UnsafeRawPointer { unsafeBitCast(DeafProxy.self as Any.Type, to: UnsafeRawPointer.self) }

    static func registerKnownImplementations() {
      register { DeafProxy($0) }
    }

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      didUpdateLocations.onNext(locations)
    }
  }

  /// An observer that ends its observation and does not say that it stops reading.
  final class ForgetfulObserver: Wiring {
    private let screen: ReadersScreen
    private let viewModel: ObserverWay.Readers.ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.Readers.ViewModel(screen.makeLocationManager(world))
      screen.readPosition.addTarget(self, action: ForgetfulObserver.positionTapped, for: .touchUpInside)
      observation = viewModel.observe(\.readout, options: .initial) { [weak screen] viewModel, _ in
        screen?.showPosition(viewModel.readout)
      }
      viewModel.startReading(.position)
    }

    private func positionTapped() {
      observation = nil
      screen.showPosition(nil)
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
