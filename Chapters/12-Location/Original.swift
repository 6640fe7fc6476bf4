// How the source wrote it: a service around the manager, in Rx only, whose streams a screen shows.

import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Only "always" counts, failures go nowhere, and updating begins with the service and never ends.
  final class GeolocationService {
    let authorized: Driver<Bool>
    let location: Driver<Coordinate>
    private let manager: LocationManager

    init(_ manager: LocationManager) {
      self.manager = manager
      authorized = Observable.deferred { [weak manager] in
        manager.map { $0.rx.didChangeAuthorization.startWith($0.authorizationStatus) } ?? .empty()
      }
      .asDriver(onErrorJustReturn: .notDetermined)
      .map { $0 == .authorizedAlways }
      location = manager.rx.didUpdateLocations
        .asDriver(onErrorJustReturn: [])
        .flatMap { $0.last.map(Driver.just) ?? .empty() }
        .map(\.coordinate)
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }
  }

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LocationScreen, _ world: World) {
      // One for the whole app, as a singleton is, and so here longer than its screen's controller.
      let service = screen.observers.attachment(for: "geolocation service") {
        GeolocationService(LocationManager(screen.device, world))
      }
      service.authorized.drive(screen.off.rx.isHidden).disposed(by: disposeBag)
      service.authorized.drive(screen.settings.rx.isHidden).disposed(by: disposeBag)
      service.location.map(\.text).drive(screen.position.rx.text).disposed(by: disposeBag)
      Signal.merge(screen.barSettings.rx.tap.asSignal(), screen.settings.rx.tap.asSignal())
        .emit(onNext: { [weak screen] in screen?.openSettings() })
        .disposed(by: disposeBag)
    }
  }

  /// A proxy that does not forward. Its own identifier, for the manager has a proper proxy besides.
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

  /// An observer that ends its observation, and forgets to say that it stops reading.
  final class ForgetfulObserver: Wiring {
    private let screen: ReadersScreen
    private let viewModel: ObserverWay.Readers.ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: ReadersScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.Readers.ViewModel(LocationManager(screen.device, world))
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
