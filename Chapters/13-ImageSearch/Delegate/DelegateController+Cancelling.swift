// Delegate, the controller with a way out: the return key and a second button call inputs, too.

import Controls
import Models
import Stage
import World

extension DelegateWay.Cancelling {
  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      viewModel.outputs.delegate = self
      viewModel.inputs.load()
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.query.addTarget(self, action: Controller.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Controller.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
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

    private func searchRequested() {
      viewModel.inputs.search()
    }

    private func cancelTapped() {
      viewModel.inputs.cancel()
    }
  }
}
