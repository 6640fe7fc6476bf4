import Controls
import Rx
import RxControls
import Testing
import World

@Suite(.inVirtualWorld) @MainActor struct ControlEventTests {
  let log = Log<String>()

  @Test func `a tap is an element, and subscribing sends nothing`() {
    let screen = SampleScreen()
    let subscription = screen.button.rx.tap.noted(in: log)
    #expect(log.entries == [])
    screen.button.tap()
    #expect(log.entries == ["()"])
    screen.button.isEnabled = false
    screen.button.tap()
    #expect(log.entries == ["()"])
    subscription.dispose()
  }

  @Test func `a disposed subscription leaves nothing on the control`() {
    let screen = SampleScreen()
    let subscription = screen.button.rx.tap.noted(in: log)
    #expect(screen.button.connectionCount == 1)
    subscription.dispose()
    #expect(screen.button.connectionCount == 0)
    screen.button.tap()
    #expect(log.entries == [])
  }

  @Test func `each subscriber listens by itself, in the order of subscribing`() {
    let screen = SampleScreen()
    let tap = screen.button.rx.tap
    let first = tap.subscribe(onNext: { log.note("a") })
    let second = tap.subscribe(onNext: { log.note("b") })
    #expect(screen.button.connectionCount == 2)
    screen.button.tap()
    #expect(log.entries == ["a", "b"])
    first.dispose()
    second.dispose()
  }

  @Test func `it completes when the control is deallocated, and does not retain it`() {
    var button: Button? = Button("button", title: "Tap")
    weak let released = button
    let tap = button?.rx.tap
    let subscription = tap?.noted(in: log)
    button = nil
    #expect(released == nil)
    #expect(log.entries == ["|"])
    _ = tap?.noted(in: log)
    #expect(log.entries == ["|", "|"])
    subscription?.dispose()
  }

  @Test func `the events of a control that is released on another thread complete on the main queue`() async {
    let world = VirtualWorld()
    let held = Held(Button("button", title: "Tap"))
    await withCheckedContinuation { continuation in
      let tap = World.$current.withValue(world) { held.button?.rx.tap }
      _ = tap?.subscribe(onCompleted: {
        log.note("| on main: \(world.isOnMainQueue)")
        continuation.resume()
      })
      Task.detached { held.button = nil }
    }
    #expect(log.entries == ["| on main: true"])
  }

  @Test func `several kinds of events may be asked for at once`() {
    let screen = SampleScreen()
    let subscription = screen.field.rx.controlEvent([.editingDidBegin, .editingDidEnd]).noted(in: log)
    screen.field.touch()
    screen.field.insert("a")
    screen.field.resignFirstResponder()
    #expect(log.entries == ["()", "()"])
    subscription.dispose()
  }

  @Test("subscribed on another thread it listens once the world settles; disposed there too it stops then")
  func elsewhere() async throws {
    let world = VirtualWorld()
    let screen = SampleScreen()
    nonisolated(unsafe) let log = log
    nonisolated(unsafe) let tap = World.$current.withValue(world) { screen.button.rx.tap }
    nonisolated(unsafe) let subscription = SerialDisposable()
    await Task.detached { subscription.disposable = tap.noted(in: log) }.value
    #expect(screen.button.connectionCount == 0)
    try world.settle()
    #expect(screen.button.connectionCount == 1)
    screen.button.tap()
    #expect(log.entries == ["()"])
    await Task.detached { subscription.dispose() }.value
    screen.button.tap()
    #expect(log.entries == ["()"])
    try world.settle()
    #expect(screen.button.connectionCount == 0)
  }

  @Test func `as a signal or a driver it is shared: one connection to the control`() {
    let screen = SampleScreen()
    let signal = screen.button.rx.tap.asSignal()
    let driver = screen.button.rx.tap.asControlEvent().asDriver()
    let bag = DisposeBag()
    signal.emit().disposed(by: bag)
    signal.emit().disposed(by: bag)
    #expect(screen.button.connectionCount == 1)
    driver.drive().disposed(by: bag)
    driver.drive().disposed(by: bag)
    #expect(screen.button.connectionCount == 2)
    screen.button.tap()
    signal.noted(in: log).disposed(by: bag)
    #expect(log.entries == [])
    driver.noted(in: log).disposed(by: bag)
    #expect(log.entries == ["()"])
  }

  @Test func `a control event may be made of any events that keep its promises`() {
    let subject = PublishSubject<Int>()
    let subscription = ControlEvent(events: subject).asObservable().noted(in: log)
    subject.onNext(1)
    #expect(log.entries == ["1"])
    subscription.dispose()
  }

  @Test func `the control retains a subscription; a disposed one retains nothing`() {
    let screen = SampleScreen()
    _ = screen.button.rx.tap.noted(in: log)
    screen.button.tap()
    #expect(log.entries == ["()"])
    weak var released: Log<String>?
    let subscription: any Disposable
    do {
      let captured = Log<String>()
      released = captured
      subscription = screen.button.rx.tap.noted(in: captured)
    }
    #expect(released != nil)
    subscription.dispose()
    withExtendedLifetime(subscription) { #expect(released == nil) }
  }
}

/// Holds a button for another thread, which alone uses it then.
private final class Held: @unchecked Sendable {
  var button: Button?

  init(_ button: Button) {
    self.button = button
  }
}
