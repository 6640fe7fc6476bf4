// Observer, with steps of ten: two more methods in the view model, and two in the controller.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum Tens {}
}

extension ObserverWay.Tens {
  // MARK: Contract

  protocol CountObservable: KeyValueObservable {
    var count: Count { get }
  }

  // MARK: View model

  final class ViewModel: CountObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func up() {
      count = count.moved(by: 1)
    }

    func down() {
      count = count.moved(by: -1)
    }

    func up10() {
      count = count.moved(by: 10)
    }

    func down10() {
      count = count.moved(by: -10)
    }

    func reset() {
      count = Count()
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: TensScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      observation = viewModel.observe(\.count, options: .initial) { [weak self] viewModel, _ in
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
