// Callback, the controller with a way out: the return key and a second button call inputs, too.

import Controls
import Models
import Stage
import World

extension CallbackWay.Cancelling {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      bind(viewModel.outputs)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.query.addTarget(self, action: Controller.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Controller.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
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

    private func searchRequested() {
      viewModel.inputs.search()
    }

    private func cancelTapped() {
      viewModel.inputs.cancel()
    }
  }
}
