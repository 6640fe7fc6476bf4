import Controls
import Rx
import RxControls
import Testing

@MainActor private final class SearchScreen: Screen {
  let search = SearchField("search")
  let list = Table("list", height: 30, rowHeight: 10)

  override var rows: [[View]] { [[search, search.cancelButton], [list]] }
}

@MainActor @Suite("Search fields and scrolling in Rx", .inVirtualWorld) struct SearchingTests {
  private let log = Log<String>()

  @Test func `the empty text is sent before the click on the button that cancels the search`() {
    let screen = SearchScreen()
    screen.search.touch()
    screen.search.insert("r")
    let subscriptions = [
      screen.search.rx.text.orEmpty.changed.subscribe(onNext: { log.note("text \"\($0)\"") }),
      screen.search.rx.cancelButtonClicked.subscribe(onNext: { log.note("cancelled") }),
    ]
    screen.search.cancelButton.tap()
    #expect(log.entries == ["text \"\"", "text \"\"", "cancelled"])
    for subscription in subscriptions { subscription.dispose() }
    #expect(screen.search.cancelButton.connectionCount == SearchScreen().search.cancelButton.connectionCount)
  }

  @Test func `each drag of a table by a person is an element, until the subscription or the table ends`() {
    var screen: SearchScreen? = SearchScreen()
    let first = screen?.list.rx.didEndDragging.subscribe(onNext: { log.note("first \($0)") })
    let second = screen?.list.rx.didEndDragging.subscribe(
      onNext: { log.note("second \($0)") }, onCompleted: { log.note("completed") })
    screen?.list.scrollToBottom()
    first?.dispose()
    screen?.list.scrollToTop()
    #expect(log.entries == ["first false", "second false", "second false"])
    screen = nil
    #expect(log.entries.last == "completed")
    second?.dispose()
  }
}
