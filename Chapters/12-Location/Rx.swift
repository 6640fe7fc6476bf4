// Rx: the calls of the manager's delegate are streams, and the subscription starts and stops the manager.

import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension RxWay {
  // MARK: Contract

  protocol Output {
    var readout: Driver<LocationReadout> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    private let manager: LocationManager
    let readout: Driver<LocationReadout>

    init(_ manager: LocationManager) {
      self.manager = manager
      // Deferred: each subscription begins with the status at that moment.
      let status = Observable.deferred { [weak manager] in
        manager.map { $0.rx.didChangeAuthorization.startWith($0.authorizationStatus) } ?? .empty()
      }
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

  final class Controller: Wiring {
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

extension Reactive where Base: LocationScreen {
  /// Shows the position and the notice that location is off.
  var readout: Binder<LocationReadout> {
    Binder(base) { screen, readout in
      screen.show(readout.status)
      screen.showPosition(readout)
    }
  }
}
