// Today: the controller updates the screen from an observable model, and again when what it read has changed.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  // MARK: Contract

  protocol CountObservable: AnyObject, Observable {
    var count: Count { get }
  }

  // MARK: View model

  @Observable final class ViewModel: CountObservable {
    private(set) var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func up() {
      count = count.moved(by: 1)
    }

    func down() {
      count = count.moved(by: -1)
    }

    func reset() {
      count = Count()
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: CounterScreen
    private let viewModel: ViewModel

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      super.init(world)
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

    override func updateProperties() {
      screen.count.text = viewModel.count.text
    }
  }
}
