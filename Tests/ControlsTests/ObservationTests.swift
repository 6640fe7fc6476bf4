import Controls
import KeyValueObserving
import Testing

@Suite("Observing what is visible")
struct ObservationTests {
  private let screen = FormScreen()
  private let log = Log()

  @Test("every visible property of every control can be observed")
  func everyProperty() {
    expectObserved(screen.message, \.text, "Hello")
    expectObserved(screen.message, \.textColor, .error)
    expectObserved(screen.message, \.isHidden, true)
    expectObserved(screen.message, \.alpha, 0.5)
    expectObserved(screen.save, \.title, "Store")
    expectObserved(screen.save, \.isEnabled, false)
    expectObserved(screen.save, \.isHidden, true)
    expectObserved(screen.save, \.alpha, 0.5)
    expectObserved(screen.name, \.text, "Ann")
    expectObserved(screen.name, \.placeholder, "who?")
    expectObserved(screen.name, \.isEnabled, false)
    expectObserved(screen.name, \.isHidden, true)
    expectObserved(screen.name, \.alpha, 0.5)
  }

  @Test("a property of a superclass is the same one through each class")
  func superclass() {
    let control: Control = screen.save
    let tokens = [
      screen.save.observe(\.isEnabled) { [log] _, _ in log.add("button") },
      control.observe(\.isEnabled) { [log] _, _ in log.add("control") },
    ]
    screen.save.isEnabled = false
    withExtendedLifetime(tokens) {
      #expect(log.entries == ["button", "control"])
    }
  }

  @Test("typing is seen by an observer of the text, unlike in UIKit")
  func typing() {
    let tokens = [
      screen.name.observe(\.text) { [log] field, _ in log.add("text \(field.text ?? "nil")") },
      screen.name.observe(\.isEditing) { [log] field, _ in log.add("editing \(field.isEditing)") },
      screen.name.observe(\.selection) { [log] field, _ in log.add("selection \(field.selection)") },
    ]
    log.follow(screen.name)
    screen.name.touch()
    screen.name.insert("A")
    withExtendedLifetime(tokens) {
      #expect(
        log.entries == [
          "editing true", "name editingDidBegin", "text A", "selection 1..<1", "name editingChanged",
        ])
    }
  }

  @Test("an observer sees one field at most with the focus")
  func oneFocus() {
    var focused: [[String]] = []
    let tokens = [screen.name, screen.city].map { field in
      field.observe(\.isEditing) { [unowned screen] _, _ in
        focused.append([screen.name, screen.city].filter(\.isEditing).map(\.identifier))
      }
    }
    screen.name.touch()
    screen.city.touch()
    withExtendedLifetime(tokens) {
      #expect(focused == [["name"], [], ["city"]])
    }
  }

  @Test("each observation counts as a connection until it ends")
  func connections() {
    #expect(screen.save.connectionCount == 0)
    var tokens = [
      screen.save.observe(\.isEnabled) { _, _ in },
      screen.save.observe(\.isEnabled) { _, _ in },
    ]
    screen.save.addAction(for: .touchUpInside) {}
    #expect(screen.save.connectionCount == 3)
    tokens.removeAll()
    #expect(screen.save.connectionCount == 1)
  }

  private func expectObserved<V: View, Value: Equatable>(
    _ view: V, _ property: ReferenceWritableKeyPath<V, Value>, _ value: Value,
    at location: SourceLocation = #_sourceLocation
  ) {
    let old = view[keyPath: property]
    var seen: [[Value?]] = []
    let token = view.observe(property, options: [.old, .new]) {
      seen.append([$1.oldValue, $1.newValue]); _ = $0
    }
    view[keyPath: property] = value
    token.invalidate()
    view[keyPath: property] = old
    #expect(seen == [[old, value]], sourceLocation: location)
  }
}
