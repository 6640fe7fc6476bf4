import Controls
import Testing

@Suite("While an event is being sent")
struct SendingTests {
  private let button = Button("save", title: "Save")
  private let log = Log()

  @Test func `an action that was removed is not called any more`() {
    var key: ActionKey?
    button.addAction(for: .touchUpInside) { [unowned button] in if let key { button.removeAction(key) } }
    key = button.addAction(for: .touchUpInside) { [log] in log.add("removed") }
    button.addAction(for: .touchUpInside) { [log] in log.add("last") }
    button.tap()
    #expect(log.entries == ["last"])
    #expect(button.connectionCount == 2)
  }

  @Test func `a target that was removed for this event is not called, and receives its other events later`() {
    let target = Target(log)
    button.addAction(for: .touchUpInside) { [unowned button, unowned target] in
      button.removeTarget(target, for: .touchUpInside)
    }
    button.addTarget(target, action: Target.tapped, for: [.touchUpInside, .valueChanged])
    button.tap()
    #expect(log.take() == [])
    button.sendActions(for: .valueChanged)
    #expect(log.take() == ["target tapped"])
  }

  @Test func `an action may remove itself, and is then called once`() {
    var key: ActionKey?
    key = button.addAction(for: .touchUpInside) { [log, unowned button] in
      log.add("once")
      if let key { button.removeAction(key) }
    }
    button.addAction(for: .touchUpInside) { [log] in log.add("always") }
    button.tap()
    button.tap()
    #expect(log.entries == ["once", "always", "always"])
  }

  @Test func `a listener that is added meanwhile receives the next event, not this one`() {
    var isAdded = false
    button.addAction(for: .touchUpInside) { [log, unowned button] in
      guard !isAdded else { return }
      isAdded = true
      button.addAction(for: .touchUpInside) { [log] in log.add("late") }
    }
    button.tap()
    #expect(log.take() == [])
    button.tap()
    #expect(log.take() == ["late"])
  }

  @Test func `an event that a handler sends is delivered to all listeners before the rest receive the first`() {
    button.addAction(for: .touchUpInside) { [log, unowned button] in
      log.add("first tapped")
      button.sendActions(for: .valueChanged)
    }
    button.addAction(for: .valueChanged) { [log] in log.add("changed") }
    button.addAction(for: .touchUpInside) { [log] in log.add("last tapped") }
    button.tap()
    #expect(log.entries == ["first tapped", "changed", "last tapped"])
  }

  @Test func `deallocated targets are removed in an event inside an event, and no other listener is skipped`() {
    var target: Target? = Target(log)
    button.addAction(for: .touchUpInside) { [unowned button] in
      target = nil
      button.sendActions(for: .valueChanged)
    }
    if let target { button.addTarget(target, action: Target.tapped, for: [.touchUpInside, .valueChanged]) }
    button.addAction(for: [.touchUpInside, .valueChanged]) { [log] in log.add("there") }
    button.tap()
    #expect(log.entries == ["there", "there"])
    #expect(button.connectionCount == 2)
  }

  @Test func `a control that is released meanwhile notifies all listeners`() {
    var button: Button? = Button("save", title: "Save")
    weak let gone = button
    button?.addAction(for: .touchUpInside) { button = nil }
    button?.addAction(for: .touchUpInside) { [log] in log.add("last") }
    button?.tap()
    #expect(log.entries == ["last"])
    #expect(gone == nil)
  }
}
