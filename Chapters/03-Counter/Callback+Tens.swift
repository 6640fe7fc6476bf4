// Callback, with steps of ten: the view model stores one closure for all answers, and forgets it when it gets another.

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
    var onChange: ShowCount?

    init(_ count: Count) {
      self.count = count
    }

    func load() {
      onChange?(count)
    }

    func up() {
      count = count.moved(by: 1)
      onChange?(count)
    }

    func down() {
      count = count.moved(by: -1)
      onChange?(count)
    }

    func up10() {
      count = count.moved(by: 10)
      onChange?(count)
    }

    func down10() {
      count = count.moved(by: -10)
      onChange?(count)
    }

    func reset() {
      count = Count()
      onChange?(count)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TensScreen
    private let viewModel: ViewModel

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      viewModel.onChange = { [weak self] count in self?.show(count) }
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

    private func show(_ count: Count) {
      screen.count.text = count.text
    }
  }
}
