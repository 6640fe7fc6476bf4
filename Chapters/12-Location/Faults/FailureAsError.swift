import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum FailureAsError {
    typealias Output = RxWay.Output
  }
}

extension RxWay.FailureAsError {
  // MARK: View model

  final class ViewModel: Output {
    private let manager: LocationManager
    let readout: Driver<LocationReadout>

    init(_ manager: LocationManager) {
      self.manager = manager
      // Deferred: the status with which each subscription begins is that of its own moment.
      let status = Observable.deferred { [weak manager] in
        manager.map { $0.rx.didChangeAuthorization.startWith($0.authorizationStatus) } ?? .empty()
      }
      readout = Observable.merge(
        status.map(LocationEvent.authorization),
        manager.rx.didUpdateLocations.compactMap(\.last).map(LocationEvent.location),
        // Fault: A failure that passes is made an error of the stream, and ends it.
        manager.rx.didFailWithError.flatMap { Observable<LocationEvent>.error($0) }
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
  /// Shows whether location is off, and the position.
  fileprivate var readout: Binder<LocationReadout> {
    Binder(base) { screen, readout in
      screen.show(readout.status)
      screen.showPosition(readout)
    }
  }
}
