import Controls
import Rx
import RxControls
import Stage
@testable import Streams
import World

extension SecondTap {
  // MARK: Contract

  struct Input {
    let save: Observable<Void>
  }

  // MARK: View model

  final class ViewModel {
    let state: Driver<String>

    init(_ server: DraftServer, input: Input) {
      #if SOLVED
      state = input.save
        .flatMap { server.saved().catchAndReturn("Not saved.") }
        .asDriver(onErrorDriveWith: .empty())
      #else
      state = input.save
        .flatMap { server.saved() }
        .asDriver(onErrorJustReturn: "Not saved.")
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: DraftScreen, _ world: World) {
      let viewModel = ViewModel(screen.server, input: Input(save: screen.save.rx.tap.asObservable()))
      viewModel.state.drive(screen.state.rx.text).disposed(by: disposeBag)
    }
  }
}
