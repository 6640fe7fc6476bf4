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

  static let rules = Rule<Place>.all(
    in: """
      It begins at 3, at once, and goes down by one each second, to 0.
        expect left ""
        tap start
        expect left "3"
        wait 999ms
        expect left "3"
        wait 1ms
        expect left "2"
        wait 1s
        expect left "1"
        wait 1s
        expect left "0"
        wait 10s
        expect left "0"
      look at: Which element comes at the subscription, and which one second later? When does the stream complete?

      Cancelled, it stands still.
        tap start
        wait 1s
        tap cancel
        wait 10s
        expect left "2"
      look at: A subscription can be disposed of. Which work does that have to cancel?

      Begun anew, it begins at 3, and the old countdown is forgotten.
        tap start
        wait 1500ms
        tap start
        expect left "3"
        wait 500ms
        expect left "3"
        wait 500ms
        expect left "2"
      look at: Two countdowns may be running. Which operator disposes of the old one?

      Cancelled, it leaves no scheduled work in the world.
        tap start
        wait 1s
        tap cancel
      expected: 0 waiting
      look at: A tick without a subscriber is still a tick: cancel the scheduled work.
      """, of: { "\($0.world.pendingCount) waiting" })

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
