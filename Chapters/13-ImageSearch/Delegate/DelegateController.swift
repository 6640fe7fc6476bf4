// Delegate, the controller: it is the delegate of the outputs, and calls the inputs.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      viewModel.outputs.delegate = self
      viewModel.inputs.load()
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Controller.searchTapped, for: .touchUpInside)
    }

    func viewModel(_ viewModel: ViewModel, didChangeIsEnabled isEnabled: Bool) {
      screen.search.isEnabled = isEnabled
    }

    func viewModel(_ viewModel: ViewModel, didChangeIsSearching isSearching: Bool) {
      screen.show(isSearching: isSearching)
    }

    func viewModel(_ viewModel: ViewModel, didFind images: [String]) {
      list.show(images, in: screen.images)
    }

    func viewModel(_ viewModel: ViewModel, didChange notice: SearchNotice?) {
      screen.show(notice)
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchTapped() {
      viewModel.inputs.search()
    }
  }
}
