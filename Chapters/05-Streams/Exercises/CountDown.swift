import Controls
import Stage
import Workshop
import World

/// A countdown that can be cancelled: an observable of your own, and the work that it cancels.
enum CountDown: Exercise {
  /// The seconds left, and two buttons.
  final class CountDownScreen: Screen {
    let left = Label("left")
    let start = Button("start", title: "Start")
    let cancel = Button("cancel", title: "Cancel")

    override var rows: [[View]] { [[left], [start, cancel]] }
  }

  enum Place: Scene {
    static let title = "three, two, one, zero"

    static func makeScreen() -> CountDownScreen { CountDownScreen() }

    static let alphabet: [Input] = [.tap("start"), .tap("cancel"), .wait(.milliseconds(500)), .wait(.seconds(1))]
    static let invariants: [Invariant<CountDownScreen>] = []
  }

  static let reference = [Way("reference", Reference.self)]

  static func detail(of pane: Pane<Place>) -> String { "\(pane.world.pendingCount) waiting" }

  final class Reference: PlainWay<CountDownScreen> {
    override func wire() {
      screen.start.addTarget(self, action: Reference.start, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Reference.cancel, for: .touchUpInside)
    }

    private func start() { show(3) }

    private func cancel() { work = nil }

    private func show(_ left: Int) {
      screen.left.text = "\(left)"
      work = left > 0 ? world.schedule(after: .seconds(1)) { [weak self] in self?.show(left - 1) } : nil
    }
  }
}
