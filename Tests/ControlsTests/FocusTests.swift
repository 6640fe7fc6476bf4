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

  @Test("a touch gives it to a field: the delegate is notified first, then the listeners")
  func touch() {
    #expect(screen.name.touch())
    #expect(log.entries == ["name delegate didBegin", "name editingDidBegin"])
    #expect(screen.firstResponder === screen.name)
  }

  @Test("a second touch only moves the caret to the end")
  func again() {
    screen.name.text = "Ann"
    screen.name.touch()
    screen.name.select(0..<0)
    _ = log.take()
    #expect(screen.name.touch())
    #expect(log.entries == ["name delegate didChangeSelection Ann 3..<3"])
  }

  @Test("touching another field first ends editing in the one that had it")
  func another() {
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

  @Test("a tap on a button leaves it where it is")
  func button() {
    screen.name.touch()
    screen.save.tap()
    #expect(screen.firstResponder === screen.name)
  }

  @Test("a field that takes no touch does not take it from another")
  func refused() {
    screen.name.touch()
    _ = log.take()
    screen.city.isEnabled = false
    #expect(!screen.city.becomeFirstResponder())
    #expect(log.entries == [])
    #expect(screen.firstResponder === screen.name)
  }

  @Test("a field that resigns without it notifies no listener")
  func resignsWithout() {
    screen.name.resignFirstResponder()
    #expect(log.entries == [])
  }

  @Test("a field that has it already does not begin editing again")
  func hasItAlready() {
    screen.name.touch()
    _ = log.take()
    #expect(screen.name.becomeFirstResponder())
    #expect(log.entries == [])
  }

  @Test("the return key ends editing on exit")
  func returnKey() {
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

  @Test("the delegate may refuse the return key")
  func returnRefused() {
    delegate.allowsReturn = false
    screen.name.touch()
    _ = log.take()
    screen.name.pressReturn()
    #expect(log.entries == ["name delegate shouldReturn"])
    #expect(screen.name.isEditing)
  }

  @Test("a handler of the return key may hand it on to the next field")
  func handedOn() {
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

  @Test("a field that takes it back while it is taken away keeps it")
  func takenBack() {
    screen.name.addAction(for: .editingDidEnd) { [unowned screen] in screen.name.becomeFirstResponder() }
    screen.name.touch()
    #expect(!screen.city.touch())
    #expect(screen.firstResponder === screen.name)
    #expect(!screen.city.isEditing)
  }

  @Test("a field that is disabled by the end of editing in another does not get it")
  func disabledMeanwhile() {
    screen.name.addAction(for: .editingDidEnd) { [unowned screen] in screen.city.isEnabled = false }
    screen.name.touch()
    #expect(!screen.city.touch())
    #expect(screen.firstResponder == nil)
  }

  @Test("a handler of its beginning may give it up")
  func givenUp() {
    screen.name.addAction(for: .editingDidBegin) { [unowned screen] in screen.name.resignFirstResponder() }
    #expect(!screen.name.touch())
    #expect(screen.firstResponder == nil)
  }

  @Test("a field that is hidden keeps it until it is taken away")
  func hidden() {
    screen.name.touch()
    screen.name.isHidden = true
    #expect(screen.name.isEditing)
    screen.city.touch()
    #expect(screen.firstResponder === screen.city)
  }
}
