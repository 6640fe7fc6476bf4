@testable import Location
import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension FirstStatus {
  // MARK: View model

  final class ViewModel {
    private let manager: LocationManager
    let readout: Driver<LocationReadout>

    init(_ manager: LocationManager) {
      self.manager = manager
      #if SOLVED
      let status = manager.rx.didChangeAuthorization.startWith(manager.authorizationStatus)
      #else
      let status = manager.rx.didChangeAuthorization
      #endif
      readout = Observable.merge(
        status.map(LocationEvent.authorization),
        manager.rx.didUpdateLocations.compactMap(\.last).map(LocationEvent.location),
        manager.rx.didFailWithError.map { LocationEvent.failure(LocationError($0)) }
      )
      .scan(LocationReadout()) { readout, event in readout.after(event) }
      .do(
        onSubscribed: { [weak manager] in
          manager?.requestWhenInUseAuthorization()
          manager?.startUpdatingLocation()
        },
        onDispose: { [weak manager] in manager?.stopUpdatingLocation() }
      )
      .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: LocationScreen, _ world: World) {
      viewModel = ViewModel(screen.makeLocationManager(world))
      Signal.merge(screen.barSettings.rx.tap.asSignal(), screen.settings.rx.tap.asSignal())
        .emit(onNext: { [weak screen] in screen?.openSettings() })
        .disposed(by: disposeBag)
      viewModel.readout.drive(screen.rx.readout).disposed(by: disposeBag)
    }
  }
}
