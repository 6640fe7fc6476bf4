// Callback, with steps of ten: two more methods here, two more there.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  enum Tens {}
}

extension CallbackWay.Tens {
  // MARK: Contract

  typealias ShowCount = (Count) -> Void

  // MARK: View model

  final class ViewModel {
    private var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func load(_ show: ShowCount) {
      show(count)
    }

    func up(_ show: ShowCount) {
      count = count.moved(by: 1)
      show(count)
    }

    func down(_ show: ShowCount) {
      count = count.moved(by: -1)
      show(count)
    }

    func up10(_ show: ShowCount) {
      count = count.moved(by: 10)
      show(count)
    }

    func down10(_ show: ShowCount) {
      count = count.moved(by: -10)
      show(count)
    }

    func reset(_ show: ShowCount) {
      count = Count()
      show(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TensScreen
    private let viewModel: ViewModel

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.load(show)
      screen.up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Controller.downTapped, for: .touchUpInside)
      screen.up10.addTarget(self, action: Controller.up10Tapped, for: .touchUpInside)
      screen.down10.addTarget(self, action: Controller.down10Tapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Controller.resetTapped, for: .touchUpInside)
    }

    private func upTapped() {
      viewModel.up(show)
    }

    private func downTapped() {
      viewModel.down(show)
    }

    private func up10Tapped() {
      viewModel.up10(show)
    }

    private func down10Tapped() {
      viewModel.down10(show)
    }

    private func resetTapped() {
      viewModel.reset(show)
    }

    private func show(_ count: Count) {
      screen.count.text = count.text
    }
  }
}
