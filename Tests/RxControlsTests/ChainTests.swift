import Controls
import Dispatch
import Rx
import RxControls
import Testing
import World

/// A small app: taps count up, the count is shown, and the button is disabled at three.
@MainActor private final class CountingController {
  let count = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  init(_ screen: SampleScreen) {
    screen.button.rx.tap.withLatestFrom(count) { $1 + 1 }.bind(to: count).disposed(by: bag)
    let text = count.asDriver().map { "\($0)" }
    text.drive(screen.label.rx.text).disposed(by: bag)
    count.asDriver().map { $0 < 3 }.drive(screen.button.rx.isEnabled).disposed(by: bag)
  }
}

@MainActor struct ChainTests {
  @Test("a tap goes through relay and driver to the label at once")
  func counts() {
    inVirtualWorld { world in
      let screen = SampleScreen()
      let controller = CountingController(screen)
      #expect(screen.label.text == "0")
      screen.button.tap()
      #expect(screen.label.text == "1")
      for _ in 0..<5 { screen.button.tap() }
      #expect(screen.label.text == "3")
      #expect(!screen.button.isEnabled)
      #expect(controller.count.value == 3)
      #expect(world.pendingCount == 0)
    }
  }

  @Test("when the controller goes nothing is left on the screen, and taps change nothing")
  func released() {
    inVirtualWorld { world in
      let screen = SampleScreen()
      var controller: CountingController? = CountingController(screen)
      weak let released = controller
      weak let relay = controller?.count
      screen.button.tap()
      controller = nil
      #expect(released == nil)
      #expect(relay == nil)
      #expect(screen.button.connectionCount == 0)
      #expect(screen.label.connectionCount == 0)
      #expect(world.pendingCount == 0)
      screen.button.tap()
      #expect(screen.label.text == "1")
    }
  }

  @Test("each pane's streams run in its own world")
  func worldsApart() throws {
    let worlds = [VirtualWorld(), VirtualWorld()]
    let fields = worlds.map { _ in TextField("field") }
    let labels = worlds.map { _ in Label("label") }
    let bag = DisposeBag()
    for (index, world) in worlds.enumerated() {
      World.$current.withValue(world) {
        fields[index].rx.text.orEmpty.asDriver().debounce(.seconds(1)).drive(labels[index].rx.text).disposed(by: bag)
      }
      fields[index].touch()
      fields[index].insert("a")
    }
    try worlds[0].advance(by: .seconds(1))
    #expect(labels.map(\.text) == ["a", ""])
    try worlds[1].advance(by: .seconds(1))
    #expect(labels.map(\.text) == ["a", "a"])
  }
}
