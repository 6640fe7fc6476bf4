import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum UnheardCancel {
    typealias Input = RxWay.Input
    typealias Output = RxWay.Output
    typealias Loader = RxWay.Loader
  }
}

extension RxWay.UnheardCancel {
  // MARK: View model

  final class ViewModel: Output {
    private let loader: Loader
    private let disposeBag = DisposeBag()

    var state: Driver<LoadingState> {
      loader.state.asDriver()
    }

    init(_ service: Service, _ world: World) {
      loader = Loader(service: service, client: HTTPClient(world), scheduler: WorldScheduler(world))
    }

    func setup(input: Input) {
      Observable.merge(
        input.loadProfile.map { [loader] in loader.states(of: loader.loadProfile()) },
        input.cancel.map { .just(.cancelled) }
      )
      // Fault: While a load is under way, nothing takes its place: not even a cancel.
      .flatMapFirst { $0 }
      .bind(to: loader.state)
      .disposed(by: disposeBag)
    }
  }

  // A value: a stream that keeps it keeps no view model.
}

extension RxWay.UnheardCancel {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: RequestsScreen, _ world: World) {
      viewModel = ViewModel(screen.service, world)
      viewModel.state.drive(screen.rx.loadingState).disposed(by: disposeBag)
      viewModel.setup(
        input: Input(
          loadProfile: screen.loadProfile.rx.tap.asObservable(), cancel: screen.cancel.rx.tap.asObservable()))
    }
  }
}
