// Two mistakes that are easily made with an action. The traps are the workbook's own.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

enum TrapWay {}

extension TrapWay {
  /// A work factory that is a method: it holds the object that holds the action.
  final class Captured: Wiring {
    private let client: HTTPClient
    private let engine: SearchEngine
    private var action: Action<ImageQuery, [String]>?
    private let disposeBag = DisposeBag()

    init(_ screen: ImageSearchScreen, _ world: World) {
      client = HTTPClient(world)
      engine = screen.engine
      let action = Action(workFactory: work)
      screen.search.rx.tap.map { [screen] in ImageQuery(screen.query.text ?? "") }.bind(to: action)
        .disposed(by: disposeBag)
      self.action = action
    }

    private func work(_ query: ImageQuery) -> Observable<[String]> {
      client.rx.response(request: engine.search(for: query)).map { [engine] answer in try engine.images(in: answer) }
    }
  }

  /// A button that has an action, and a controller that leaves it to its bag to end that.
  final class Unbound: Wiring {
    private let viewModel: RxWay.Cancelling.ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      viewModel = RxWay.Cancelling.ViewModel(screen.engine, world)
      screen.cancel.rx.action = viewModel.inputs.cancelAction
    }
  }
}
