// Today, with steps of ten: two more methods in the view model, and two in the controller.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  enum Tens {}
}

extension TodayWay.Tens {
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

  final class Controller: ViewController, Wiring {
    private let screen: TensScreen
    private let viewModel: ViewModel

    init(_ screen: TensScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      super.init(world)
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

    override func updateProperties() {
      screen.count.text = viewModel.count.text
    }
  }
}
