// Today, the controller with a way out: the return key and a second button call inputs, too.

import Controls
import Models
import Stage
import World

extension TodayWay.Cancelling {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let images: TodayWay.ImagesController

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      images = TodayWay.ImagesController(screen.images, world) { [viewModel] in viewModel.outputs.images }
      super.init(world)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.query.addTarget(self, action: Controller.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Controller.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchRequested() {
      viewModel.inputs.search()
    }

    private func cancelTapped() {
      viewModel.inputs.cancel()
    }

    override func updateProperties() {
      let outputs = viewModel.outputs
      screen.search.isEnabled = outputs.isEnabled
      screen.show(isSearching: outputs.isSearching)
      screen.show(outputs.notice)
    }
  }
}
