import Controls
import KeyValueObserving
import Testing

@Suite("The record of changes")
struct ChangeTests {
  private let screen = FormScreen()
  private let log = Log()

  init() {
    screen.onChange = { [log] change in
      log.add("\(change)\(change.isByPerson ? ", person" : "")\(change.isVisible ? "" : ", same")")
    }
  }

  @Test func `has every visible property that is set, in order`() {
    screen.message.text = "Hello"
    screen.message.textColor = .ok
    screen.message.alpha = 0.5
    screen.message.isHidden = true
    screen.save.title = "Store"
    screen.save.isEnabled = false
    screen.city.placeholder = "where?"
    #expect(
      log.entries == [
        "message.text = \"Hello\"", "message.color = .ok", "message.alpha = 0.5", "message.isHidden = true",
        "save.title = \"Store\"", "save.isEnabled = false", "city.placeholder = \"where?\"",
      ])
  }

  @Test func `has the same value that is set again, which is not visible`() {
    screen.message.text = ""
    screen.message.text = nil
    screen.save.isEnabled = true
    #expect(
      log.entries == ["message.text = \"\", same", "message.text = \"\", same", "save.isEnabled = true, same"])
  }

  @Test func `has the old value and the new one`() {
    var changes: [Change] = []
    screen.onChange = { changes.append($0) }
    screen.message.text = "one"
    screen.message.text = "two"
    #expect(changes.map(\.oldValue) == [.text(""), .text("one")])
    #expect(changes.map(\.newValue) == [.text("one"), .text("two")])
  }

  @Test func `is recorded before the observers run, so that their own changes follow it`() {
    let token = screen.message.observe(\.text) { [unowned screen, log] _, _ in
      log.add("observer")
      screen.save.isEnabled = false
    }
    screen.message.text = "Hello"
    withExtendedLifetime(token) {
      #expect(log.entries == ["message.text = \"Hello\"", "observer", "save.isEnabled = false"])
    }
  }

  @Test func `distinguishes a person's typing, focus and caret from the values that the app sets`() {
    screen.name.addAction(for: .editingChanged) { [unowned screen] in screen.message.text = screen.name.text }
    screen.name.touch()
    screen.name.insert("A")
    #expect(
      log.take() == [
        "name.focus = true, person", "name.text = \"A\", person", "name.selection = 1..<1, person",
        "message.text = \"A\"",
      ])
    screen.name.text = "Bo"
    #expect(log.take() == ["name.text = \"Bo\"", "name.selection = 2..<2, person"])
    screen.city.touch()
    #expect(log.take() == ["name.focus = false, person", "city.focus = true, person"])
  }

  @Test func `does not count an observer's change of typed text as typed`() {
    let token = screen.name.observe(\.text) { field, _ in
      if let text = field.text, text != text.uppercased() { field.text = text.uppercased() }
    }
    screen.name.touch()
    _ = log.take()
    screen.name.insert("ann")
    withExtendedLifetime(token) {
      #expect(
        log.entries.filter { $0.hasPrefix("name.text") } == ["name.text = \"ann\", person", "name.text = \"ANN\""])
      #expect(screen.name.text == "ANN")
      #expect(screen.name.selection == 3..<3)
    }
  }

  @Test func `has the alert that is presented and dismissed, and its button meanwhile`() {
    let ok = Button("ok", title: "OK")
    screen.present(Alert("Signed up.", message: "Welcome!", buttons: [ok]))
    ok.title = "Fine"
    ok.tap()
    ok.title = "OK"
    #expect(log.entries == ["screen.alert = \"Signed up.: Welcome!\"", "ok.title = \"Fine\"", "screen.alert = \"\""])
  }
}
