// Rx, the controller: it drives the screen with the outputs, and binds its events to the inputs.

import Controls
import Models
import Rx
import RxControls
import Stage
import World

extension RxWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: ImageSearchScreen, _ world: World) {
      viewModel = ViewModel(screen.engine, world)
      let outputs = viewModel.outputs
      outputs.isEnabled.drive(screen.search.rx.isEnabled).disposed(by: disposeBag)
      outputs.isSearching.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      outputs.images
        .drive(screen.images.rx.items(cellIdentifier: ImageList.cell)) { _, address, cell in
          cell.text = ImageList.title(of: address)
        }
        .disposed(by: disposeBag)
      outputs.notice.drive(screen.rx.notice).disposed(by: disposeBag)
      let inputs = viewModel.inputs
      screen.query.rx.text.orEmpty.bind(to: inputs.text).disposed(by: disposeBag)
      screen.search.rx.tap.bind(to: inputs.searchTaps).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: ImageSearchScreen {
  /// Shows the notice about the latest search.
  var notice: Binder<SearchNotice?> {
    Binder(base) { screen, notice in screen.show(notice) }
  }
}
