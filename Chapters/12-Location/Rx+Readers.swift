// Rx, with two readers that come and go: the stream is shared, and the sharing counts.

import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension RxWay {
  enum Readers {}
}

extension RxWay.Readers {
  // MARK: Contract

  protocol Output {
    var status: Driver<AuthorizationStatus> { get }
    var readout: Driver<LocationReadout> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    private let manager: LocationManager
    let status: Driver<AuthorizationStatus>
    let readout: Driver<LocationReadout>

    init(_ manager: LocationManager) {
      self.manager = manager
      // Deferred: each subscription begins with the status at that moment.
      let status = Observable.deferred { [weak manager] in
        manager.map { $0.rx.didChangeAuthorization.startWith($0.authorizationStatus) } ?? .empty()
      }
      self.status = status.asDriver(onErrorDriveWith: .empty())
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
      // A driver shares its subscription: the first subscriber starts it, the last stops it, later ones get the latest.
      .asDriver(onErrorDriveWith: .empty())
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: ReadersScreen, _ world: World) {
      viewModel = ViewModel(screen.makeLocationManager(world))
      Signal.merge(screen.barSettings.rx.tap.asSignal(), screen.settings.rx.tap.asSignal())
        .emit(onNext: { [weak screen] in screen?.openSettings() })
        .disposed(by: disposeBag)
      viewModel.status.drive(screen.rx.status).disposed(by: disposeBag)
      let readout = viewModel.readout
      screen.readPosition.rx.tap.asDriver().scan(true) { reads, _ in !reads }.startWith(true)
        .flatMapLatest { reads in reads ? readout.map(Optional.some) : .just(nil) }
        .drive(screen.rx.position)
        .disposed(by: disposeBag)
      screen.readTrip.rx.tap.asDriver().scan(false) { reads, _ in !reads }.startWith(false)
        .flatMapLatest { reads in
          reads ? readout.scan(Trip()) { trip, readout in trip.following(readout) }.map(Optional.some) : .just(nil)
        }
        .drive(screen.rx.trip)
        .disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: ReadersScreen {
  /// Shows or hides the notice that location is off.
  var status: Binder<AuthorizationStatus> {
    Binder(base) { screen, status in screen.show(status) }
  }

  /// Shows the position, or that it is not read.
  var position: Binder<LocationReadout?> {
    Binder(base) { screen, readout in screen.showPosition(readout) }
  }

  /// Shows the trip, or that it is not read.
  var trip: Binder<Trip?> {
    Binder(base) { screen, trip in screen.showTrip(trip) }
  }
}
