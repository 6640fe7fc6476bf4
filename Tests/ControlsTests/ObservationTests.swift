import Controls
import KeyValueObserving
import Testing

@Suite("Observing visible properties")
struct ObservationTests {
  private let screen = FormScreen()
  private let log = Log()

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
}
