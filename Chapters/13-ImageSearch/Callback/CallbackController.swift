// Callback, the controller: it sets the closures of the outputs, and calls the inputs.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      bind(viewModel.outputs)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Controller.searchTapped, for: .touchUpInside)
    }

    private func bind(_ outputs: any ViewModelOutputs) {
      // They capture the screen, not self: self owns the view model, which stores the closures.
      outputs.isEnabled = { [screen] isEnabled in screen.search.isEnabled = isEnabled }
      outputs.isSearching = { [screen] isSearching in screen.show(isSearching: isSearching) }
      outputs.images = { [screen, list] images in list.show(images, in: screen.images) }
      outputs.notice = { [screen] notice in screen.show(notice) }
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchTapped() {
      viewModel.inputs.search()
    }
  }
}
