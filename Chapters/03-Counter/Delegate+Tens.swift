// Delegate, with steps of ten: two more methods in the view model, and two in the controller.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum Tens {}
}

extension DelegateWay.Tens {
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

    func up10() {
      count = count.moved(by: 10)
      delegate?.viewModel(self, didChange: count)
    }

    func down10() {
      count = count.moved(by: -10)
      delegate?.viewModel(self, didChange: count)
    }

    func reset() {
      count = Count()
      delegate?.viewModel(self, didChange: count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: TensScreen
    private let viewModel: ViewModel

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.delegate = self
      viewModel.load()
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

    func viewModel(_ viewModel: ViewModel, didChange count: Count) {
      screen.count.text = count.text
    }
  }
}
