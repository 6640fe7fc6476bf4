// Delegate: answers go to one listener, held weakly.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange count: Count)
  }

  // MARK: View model

  final class ViewModel {
    private var count: Count
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    init(_ count: Count) {
      self.count = count
    }

    func load() {
      delegate?.viewModel(self, didChange: count)
    }

    func up() {
      count = count.moved(by: 1)
      delegate?.viewModel(self, didChange: count)
    }

    func down() {
      count = count.moved(by: -1)
      delegate?.viewModel(self, didChange: count)
    }

    func reset() {
      count = Count()
      delegate?.viewModel(self, didChange: count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: CounterScreen
    private let viewModel: ViewModel

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.delegate = self
      viewModel.load()
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func resetTapped() {
      viewModel.reset()
    }

    func viewModel(_ viewModel: ViewModel, didChange count: Count) {
      screen.count.text = count.text
    }
  }
}
