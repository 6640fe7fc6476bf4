// Rx, the controller with a way out: the return key joins the taps, and a button has an action.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import Stage
import World

extension RxWay.Cancelling {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
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
      Observable.merge(screen.search.rx.tap.asObservable(), screen.query.rx.returns.asObservable())
        .bind(to: inputs.searchTaps)
        .disposed(by: disposeBag)
      screen.cancel.rx.action = inputs.cancelAction
    }

    isolated deinit {
      // The dispose bag does not end it: the button would keep the action.
      screen.cancel.rx.action = nil
    }
  }
}

extension Reactive where Base: TextField {
  /// The return key.
  var returns: ControlEvent<Void> {
    controlEvent(.editingDidEndOnExit)
  }
}
