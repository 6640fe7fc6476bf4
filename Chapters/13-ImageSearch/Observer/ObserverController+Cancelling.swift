// Observer, the controller with a way out: the return key and a second button call inputs, too.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay.Cancelling {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let list = ImageList()
    private var observations: [KeyValueObservation] = []

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

    private func bind(_ outputs: some ViewModelOutputs) {
      observations = [
        outputs.observe(\.isEnabled, options: .initial) { [screen] outputs, _ in
          screen.search.isEnabled = outputs.isEnabled
        },
        outputs.observe(\.isSearching, options: .initial) { [screen] outputs, _ in
          screen.show(isSearching: outputs.isSearching)
        },
        outputs.observe(\.images) { [screen, list] outputs, _ in
          list.show(outputs.images, in: screen.images)
        },
        outputs.observe(\.notice) { [screen] outputs, _ in
          screen.show(outputs.notice)
        },
      ]
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
