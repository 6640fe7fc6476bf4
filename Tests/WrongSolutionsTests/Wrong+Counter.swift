@testable import Counter
import Controls
import Models
import Stage
import World

extension ResetUnseen {
  /// Off by a rule: down goes up.
  final class OnlyUp: Wiring {
    private let screen: CounterScreen
    private var count = Count()

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      screen.count.text = count.text
      screen.up.addTarget(self, action: OnlyUp.tapped, for: .touchUpInside)
      screen.down.addTarget(self, action: OnlyUp.tapped, for: .touchUpInside)
    }

    private func tapped() {
      count = count.moved(by: 1)
      screen.count.text = count.text
    }
  }
}

extension CounterThatStays {
  /// A leak: the screen holds a closure, which holds whoever holds the screen.
  final class HeldByButtons: Wiring {
    private let screen: CounterScreen
    private var count = Count()

    init(_ screen: CounterScreen, _ world: World) {
      self.screen = screen
      count = screen.start
      show()
      screen.up.addAction(for: .touchUpInside) { self.set(self.count.moved(by: 1)) }
      screen.down.addAction(for: .touchUpInside) { self.set(self.count.moved(by: -1)) }
      screen.reset.addAction(for: .touchUpInside) { self.set(Count()) }
    }

    private func set(_ count: Count) {
      self.count = count
      show()
    }

    private func show() {
      screen.count.text = count.text
    }
  }
}
