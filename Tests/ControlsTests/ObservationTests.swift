import Controls
import KeyValueObserving
import Testing

@Suite("Observing visible properties")
struct ObservationTests {
  private let screen = FormScreen()
  private let log = Log()

  @Test func `typing is seen by an observer of the text, unlike in UIKit`() {
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

  @Test func `an observer sees one field at most with the focus`() {
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

  @Test func `every visible property can be observed, and each observation is a connection until it ends`() {
    func isObserved<V: View, Value>(
      _ view: V, _ property: ReferenceWritableKeyPath<V, Value>, _ value: Value
    ) -> Bool {
      var calls = 0
      let token = view.observe(property) { _, _ in calls += 1 }
      let connections = view.connectionCount
      view[keyPath: property] = value
      token.invalidate()
      return calls == 1 && connections == 1 && view.connectionCount == 0
    }
    #expect(isObserved(screen.message, \.textColor, .error))
    #expect(isObserved(screen.message, \.alpha, 0.5))
    #expect(isObserved(screen.message, \.isHidden, true))
    #expect(isObserved(screen.save, \.title, "Store"))
    #expect(isObserved(screen.save, \.isEnabled, false))
    #expect(isObserved(screen.name, \.placeholder, "who?"))
    #expect(isObserved(Slider("volume"), \.value, 0.5))
  }
}
