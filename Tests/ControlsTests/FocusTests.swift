import Controls
import Testing

@Suite("The focus")
struct FocusTests {
  private let screen = FormScreen()
  private let log = Log()
  private let delegate: FieldDelegate

  init() {
    delegate = FieldDelegate(log)
    for field in [screen.name, screen.city] {
      field.delegate = delegate
      log.follow(field)
    }
  }

  @Test func `a touch gives it to a field: the delegate is notified first, then the listeners`() {
    #expect(screen.name.touch())
    #expect(log.entries == ["name delegate didBegin", "name editingDidBegin"])
    #expect(screen.firstResponder === screen.name)
  }

  @Test func `a second touch only moves the caret to the end`() {
    screen.name.text = "Ann"
    screen.name.touch()
    screen.name.select(0..<0)
    _ = log.take()
    #expect(screen.name.touch())
    #expect(log.entries == ["name delegate didChangeSelection Ann 3..<3"])
  }

  @Test func `touching another field first ends editing in the one that had it`() {
    screen.name.touch()
    _ = log.take()
    screen.city.touch()
    #expect(
      log.entries == [
        "name delegate didEnd", "name editingDidEnd", "city delegate didBegin", "city editingDidBegin",
      ])
    #expect((screen.name.isEditing, screen.city.isEditing) == (false, true))
    #expect(screen.firstResponder === screen.city)
  }

  @Test func `a tap on a button leaves it where it is`() {
    screen.name.touch()
    screen.save.tap()
    #expect(screen.firstResponder === screen.name)
  }

  @Test func `a field that takes no touch does not take it from another`() {
    screen.name.touch()
    _ = log.take()
    screen.city.isEnabled = false
    #expect(!screen.city.becomeFirstResponder())
    #expect(log.entries == [])
    #expect(screen.firstResponder === screen.name)
  }

  @Test func `a field that resigns without it notifies no listener`() {
    screen.name.resignFirstResponder()
    #expect(log.entries == [])
  }

  @Test func `a field that has it already does not begin editing again`() {
    screen.name.touch()
    _ = log.take()
    #expect(screen.name.becomeFirstResponder())
    #expect(log.entries == [])
  }

  @Test func `the return key ends editing on exit`() {
    screen.name.touch()
    _ = log.take()
    screen.name.pressReturn()
    #expect(
      log.entries == [
        "name delegate shouldReturn", "name editingDidEndOnExit", "name delegate didEnd", "name editingDidEnd",
      ])
    #expect(screen.firstResponder == nil)
  }

  @Test("without an action for the return key, in the screen or elsewhere, the field keeps the focus, as in UIKit")
  func returnUnhandled() {
    // The log of the others listens to every event, and so to this one.
    let screen = FormScreen()
    for field in [screen.name, screen.city] { field.endsEditingOnReturn = false }
    screen.city.addAction(for: .editingDidEndOnExit) {}
    screen.name.touch()
    screen.name.pressReturn()
    #expect(screen.firstResponder === screen.name)
    screen.city.touch()
    screen.city.pressReturn()
    #expect(screen.firstResponder == nil)
  }

  @Test func `the delegate may refuse the return key`() {
    delegate.allowsReturn = false
    screen.name.touch()
    _ = log.take()
    screen.name.pressReturn()
    #expect(log.entries == ["name delegate shouldReturn"])
    #expect(screen.name.isEditing)
  }

  @Test func `a handler of the return key may hand it on to the next field`() {
    screen.name.addAction(for: .editingDidEndOnExit) { [unowned screen] in screen.city.becomeFirstResponder() }
    screen.name.touch()
    _ = log.take()
    screen.name.pressReturn()
    #expect(
      log.entries == [
        "name delegate shouldReturn", "name editingDidEndOnExit", "name delegate didEnd", "name editingDidEnd",
        "city delegate didBegin", "city editingDidBegin",
      ])
    #expect(screen.firstResponder === screen.city)
  }

  @Test func `a field that takes it back while it is taken away keeps it`() {
    screen.name.addAction(for: .editingDidEnd) { [unowned screen] in screen.name.becomeFirstResponder() }
    screen.name.touch()
    #expect(!screen.city.touch())
    #expect(screen.firstResponder === screen.name)
    #expect(!screen.city.isEditing)
  }

  @Test func `a field that is disabled by the end of editing in another does not get it`() {
    screen.name.addAction(for: .editingDidEnd) { [unowned screen] in screen.city.isEnabled = false }
    screen.name.touch()
    #expect(!screen.city.touch())
    #expect(screen.firstResponder == nil)
  }

  @Test func `a handler of its beginning may give it up`() {
    screen.name.addAction(for: .editingDidBegin) { [unowned screen] in screen.name.resignFirstResponder() }
    #expect(!screen.name.touch())
    #expect(screen.firstResponder == nil)
  }

  @Test func `a field that is hidden keeps it until it is taken away`() {
    screen.name.touch()
    screen.name.isHidden = true
    #expect(screen.name.isEditing)
    screen.city.touch()
    #expect(screen.firstResponder === screen.city)
  }
}
