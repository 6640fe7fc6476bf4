// Delegate, the controller: it is the view that the view model tells, and calls the inputs.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Controller

  final class Controller: Wiring, SearchView {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      viewModel.outputs.attachView(self)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Controller.searchTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.outputs.detachView()
    }

    func show(isEnabled: Bool) {
      screen.search.isEnabled = isEnabled
    }

    func show(isSearching: Bool) {
      screen.show(isSearching: isSearching)
    }

    func show(_ images: [String]) {
      list.show(images, in: screen.images)
    }

    func show(_ notice: SearchNotice?) {
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
