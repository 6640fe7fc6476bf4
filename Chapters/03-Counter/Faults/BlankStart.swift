import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay.Tens {
  /// What `--quiz` plants.
  enum BlankStart {
    typealias ViewModel = ObserverWay.Tens.ViewModel
    typealias CountObservable = ObserverWay.Tens.CountObservable
  }
}

extension ObserverWay.Tens.BlankStart {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TensScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      // Fault: Nobody asks how the count stands before it changes for the first time.
      observation = viewModel.observe(\.count) { [weak self] viewModel, _ in
        self?.show(viewModel.count)
      }
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.up10.addTarget(self, action: Controller.up10Tapped, for: .touchUpInside)
      screen.down10.addTarget(self, action: Controller.down10Tapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func up10Tapped() {
      viewModel.up10()
    }

    private func down10Tapped() {
      viewModel.down10()
    }

    private func resetTapped() {
      viewModel.reset()
    }

    private func show(_ count: Count) {
      screen.count.text = count.text
    }
  }
}
