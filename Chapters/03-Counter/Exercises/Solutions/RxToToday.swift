@testable import Counter
import Controls
import Models
import Observation
import Stage
import World

extension RxToToday {
  // MARK: View model

  #if SOLVED
  @Observable final class ViewModel {
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
  #else
  final class ViewModel {
    private(set) var count: Count

    init(_ count: Count) {
      self.count = count
    }

    func up() {
      // Yours.
    }

    func down() {
      // Yours.
    }

    func reset() {
      // Yours.
    }
  }
  #endif

  // MARK: Controller

  final class Yours: ViewController, Wiring {
    private let screen: CounterScreen
    private let viewModel: ViewModel

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.start)
      super.init(world)
      #if SOLVED
      screen.up.addTarget(self, action: Yours.upTapped, for: .touchUpInside)
      screen.down.addTarget(self, action: Yours.downTapped, for: .touchUpInside)
      screen.reset.addTarget(self, action: Yours.resetTapped, for: .touchUpInside)
      #endif
    }
    #if SOLVED

    private func upTapped() {
      viewModel.up()
    }

    private func downTapped() {
      viewModel.down()
    }

    private func resetTapped() {
      viewModel.reset()
    }
    #endif

    override func updateProperties() {
      #if SOLVED
      screen.count.text = viewModel.count.text
      #else
      // Yours.
      #endif
    }
  }
}
