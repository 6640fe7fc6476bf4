import Controls
import Rx
import RxControls
import Stage
@testable import Streams
import World

extension SecondTap {
  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: DraftScreen, _ world: World) {
      let server = screen.server
      #if SOLVED
      let state = screen.save.rx.tap
        .flatMap { server.saved().catchAndReturn("Not saved.") }
        .asDriver(onErrorDriveWith: .empty())
      #else
      let state = screen.save.rx.tap
        .flatMap { server.saved() }
        .asDriver(onErrorJustReturn: "Not saved.")
      #endif
      state.drive(screen.state.rx.text).disposed(by: disposeBag)
    }
  }
}
