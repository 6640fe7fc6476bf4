import Controls
import KeyValueObserving
import Testing

private final class SearchScreen: Screen {
  let search = SearchField("search")
  let other = TextField("other")

  override var rows: [[View]] { [[search, search.cancelButton], [other]] }
}

private final class SearchDelegate: SearchFieldDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func searchField(_ searchField: SearchField, textDidChange searchText: String) { log.add("did change \(searchText)") }

  func searchFieldCancelButtonClicked(_ searchField: SearchField) { log.add("cancelled \(searchField.text ?? "nil")") }

  func textFieldDidEndEditing(_ textField: TextField) { log.add("did end") }
}

@Suite("Search fields")
struct SearchFieldTests {
  private let screen = SearchScreen()
  private let log = Log()

  @Test func `it is a field like others; its delegate is notified of each change before the listeners`() {
    let delegate = SearchDelegate(log)
    screen.search.delegate = delegate
    log.follow(screen.search)
    screen.search.touch()
    _ = log.take()
    screen.search.insert("r")
    screen.search.insert("x")
    #expect(log.entries == ["did change r", "search editingChanged", "did change rx", "search editingChanged"])
  }

  @Test func `its button empties it, takes the focus, and then notifies its listeners`() {
    let delegate = SearchDelegate(log)
    screen.search.delegate = delegate
    screen.search.touch()
    screen.search.insert("rx")
    log.follow(screen.search)
    log.follow(screen.search.cancelButton)
    _ = log.take()
    screen.search.cancelButton.tap()
    #expect(screen.search.text == "")
    #expect(!screen.search.isEditing)
    #expect(
      log.entries == [
        "did change ", "search editingChanged", "did end", "search editingDidEnd", "cancelled ", "cancel touchUpInside",
      ])
  }

  @Test func `the button of an empty field only cancels the search, and leaves the focus of another field`() {
    log.follow(screen.search)
    log.follow(screen.search.cancelButton)
    screen.other.touch()
    screen.search.cancelButton.tap()
    #expect(log.entries == ["cancel touchUpInside"])
    #expect(screen.other.isEditing)
  }

  @Test func `emptying by the button is a change by the user, observed once`() {
    screen.search.text = "rx"
    let observation = screen.search.observe(\.text) { [log] field, _ in log.add("text \(field.text ?? "nil")") }
    screen.search.cancelButton.tap()
    #expect(log.entries == ["text "])
    observation.invalidate()
  }
}
