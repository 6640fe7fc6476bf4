// Today, the controller: an update reads the outputs, and the controller calls the inputs.

import Controls
import Models
import Stage
import World

extension TodayWay {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let images: ImagesController

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      images = ImagesController(screen.images, world) { [viewModel] in viewModel.outputs.images }
      super.init(world)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Controller.searchTapped, for: .touchUpInside)
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchTapped() {
      viewModel.inputs.search()
    }

    override func updateProperties() {
      let outputs = viewModel.outputs
      screen.search.isEnabled = outputs.isEnabled
      screen.show(isSearching: outputs.isSearching)
      screen.show(outputs.notice)
    }
  }
}
