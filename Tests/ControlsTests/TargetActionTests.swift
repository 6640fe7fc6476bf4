import Controls
import Testing

@Suite("Targets and actions")
struct TargetActionTests {
  private let button = Button("save", title: "Save")
  private let log = Log()

  @Test func `targets and actions are called in the order in which they were added`() {
    let (first, last) = (Target(log, "first"), Target(log, "last"))
    button.addTarget(first, action: Target.tapped, for: .touchUpInside)
    button.addAction(for: .touchUpInside) { [log] in log.add("action") }
    button.addTarget(last, action: Target.tapped, for: .touchUpInside)
    button.tap()
    #expect(log.entries == ["first tapped", "action", "last tapped"])
  }

  @Test func `a listener for two events is called once if both are sent together`() {
    button.addAction(for: [.touchUpInside, .valueChanged]) { [log] in log.add("action") }
    button.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(log.entries == ["action"])
  }

  @Test func `a control does not retain its targets`() {
    var target: Target? = Target(log)
    weak let gone = target
    if let target { button.addTarget(target, action: Target.tapped, for: .touchUpInside) }
    #expect(button.connectionCount == 1)
    target = nil
    #expect(gone == nil)
    #expect(button.connectionCount == 0)
    button.tap()
    #expect(log.entries == [])
  }

  @Test func `a target that is gone takes its action with it, at the next event or the next listener`() {
    weak var captured: Log?
    func connect() {
      let capture = Log()
      captured = capture
      button.addTarget(Target(log), action: { target in { capture.add("\(target)") } }, for: .touchUpInside)
    }
    connect()
    #expect(captured != nil)
    button.tap()
    #expect(captured == nil)
    connect()
    button.addAction(for: .touchUpInside) {}
    #expect(captured == nil)
  }

  @Test func `a target that was added twice is called twice, and removed at once`() {
    let target = Target(log)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    #expect(button.connectionCount == 2)
    button.tap()
    #expect(log.take() == ["target tapped", "target tapped"])
    button.removeTarget(target)
    #expect(button.connectionCount == 0)
    button.tap()
    #expect(log.entries == [])
  }

  @Test func `a target that is removed for one event receives the others`() {
    let (target, other) = (Target(log), Target(log, "other"))
    button.addTarget(target, action: Target.tapped, for: [.touchUpInside, .valueChanged])
    button.addTarget(other, action: Target.tapped, for: .touchUpInside)
    button.removeTarget(target, for: .touchUpInside)
    #expect(button.connectionCount == 2)
    button.tap()
    #expect(log.take() == ["other tapped"])
    button.sendActions(for: .valueChanged)
    #expect(log.take() == ["target tapped"])
    button.removeTarget(target, for: [.valueChanged, .editingChanged])
    #expect(button.connectionCount == 1)
  }

  @Test func `a control holds an action, and all it captures, until it is removed`() {
    var target: Target? = Target(log)
    weak let held = target
    let key = button.addAction(for: .touchUpInside) { [target] in target?.tapped() }
    target = nil
    button.tap()
    #expect(log.take() == ["target tapped"])
    button.removeAction(key)
    #expect(held == nil)
    #expect(button.connectionCount == 0)
    button.tap()
    #expect(log.entries == [])
  }

  @Test func `a key removes its own action only, and that once`() {
    let other = Button("other", title: "Other")
    let key = button.addAction(for: .touchUpInside) { [log] in log.add("save") }
    let otherKey = other.addAction(for: .touchUpInside) { [log] in log.add("other") }
    #expect(key != otherKey)
    other.removeAction(key)
    other.tap()
    #expect(log.take() == ["other"])
    button.removeAction(key)
    button.removeAction(key)
    #expect((button.connectionCount, other.connectionCount) == (0, 1))
  }

  @Test func `an action for no events is not connected`() {
    button.addAction(for: []) { [log] in log.add("never") }
    #expect(button.connectionCount == 0)
    button.sendActions(for: .allEvents)
    #expect(log.entries == [])
  }

  @Test func `every event includes those without a name`() {
    let applicationReserved = Control.Event(rawValue: 1 << 24)
    let key = button.addAction(for: .allEvents) { [log] in log.add("any") }
    button.sendActions(for: applicationReserved)
    #expect(log.take() == ["any"])
    button.removeAction(key)
    #expect(button.connectionCount == 0)
  }
}
