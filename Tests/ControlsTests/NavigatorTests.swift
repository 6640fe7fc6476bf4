import Controls
import KeyValueObserving
import Testing

@Suite("Navigators")
struct NavigatorTests {
  private let list = ListScreen()
  private let log = Log()

  @Test func `a screen without a title has no navigator`() {
    let form = FormScreen()
    #expect(form.navigator == nil)
    #expect(form.visibleViews.map(\.identifier) == ["name", "city", "message", "save"])
  }

  @Test func `a pushed screen is in front: it is shown and found, and the covered screen ignores touches`() throws {
    let page = DetailScreen("One")
    #expect(list.visibleViews.map(\.identifier) == ["back", "screen-title", "list"])
    list.navigator?.push(page)
    #expect(list.topScreen === page)
    #expect(list.visibleViews.map(\.identifier) == ["back", "screen-title", "ok"])
    #expect(list.view("ok") === page.ok)
    #expect(list.view("list") == nil)
    #expect(!list.list.takesTouch)
    #expect(page.ok.takesTouch)
    let navigator = try #require(list.navigator)
    #expect((navigator.title.text, navigator.back.title, navigator.back.isHidden) == ("One", "List", false))
  }

  @Test func `the way back leads one screen back, and is not there on the first`() throws {
    let navigator = try #require(list.navigator)
    navigator.push(DetailScreen("One"))
    navigator.push(DetailScreen("Two"))
    #expect(navigator.back.title == "One")
    navigator.back.tap()
    #expect(navigator.title.text == "One")
    navigator.back.tap()
    #expect(navigator.title.text == "List")
    #expect(navigator.back.isHidden)
    navigator.back.tap()
    navigator.pop()
    #expect(list.isPlain)
  }

  @Test func `a screen that was popped is deallocated, with its controller`() {
    weak var page: DetailScreen?
    weak var driver: Log?
    do {
      let (screen, controller) = (DetailScreen("One"), Log())
      (page, driver) = (screen, controller)
      list.navigator?.push(screen, drivenBy: controller)
    }
    #expect(page != nil && driver != nil)
    list.navigator?.pop()
    #expect(page == nil && driver == nil)
  }

  @Test func `a driver may pop its own screen from a tap on it`() {
    let page = DetailScreen("One")
    page.ok.addAction(for: .touchUpInside) { [list] in list.navigator?.pop() }
    list.navigator?.push(page)
    page.ok.tap()
    #expect(list.isPlain)
  }

  @Test func `changes of a pushed screen and of its alert are recorded by the first screen`() {
    let page = DetailScreen("One")
    list.navigator?.push(page)
    list.onChange = { [log] change in log.add(change.description) }
    page.ok.isEnabled = false
    page.present(Alert("Sure?", buttons: [Button("yes", title: "Yes")]))
    #expect(log.entries == ["ok.isEnabled = false", #"screen.alert = "Sure?""#])
    #expect(list.view("yes") != nil)
    list.navigator?.back.tap()
    #expect(list.topScreen === page)
  }

  @Test func `the delegate is notified of the screen in front`() {
    let shown = Shown(log)
    list.navigator?.delegate = shown
    list.navigator?.push(DetailScreen("One"))
    list.navigator?.popToRoot()
    #expect(log.entries == ["One", "List"])
  }

  @Test func `a covered screen loses the focus, and does not regain it by itself`() {
    let search = SearchScreen()
    search.term.becomeFirstResponder()
    #expect(search.term.isEditing)
    search.navigator?.push(DetailScreen("One"))
    #expect(!search.term.isEditing)
    #expect(search.firstResponder == nil)
    search.navigator?.pop()
    #expect(!search.term.isEditing)
  }
}

private final class SearchScreen: Screen {
  let term = TextField("term")

  override var title: String? { "Search" }
  override var rows: [[View]] { [[term]] }
}

private final class DetailScreen: Screen {
  private let name: String
  let ok = Button("ok", title: "OK")

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var title: String? { name }
  override var rows: [[View]] { [[ok]] }
}

private final class Shown: NavigatorDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func navigator(_ navigator: Navigator, didShow screen: Screen) { log.add(screen.title ?? "none") }
}

extension Screen {
  fileprivate var isPlain: Bool { topScreen === self && navigator?.pushed.isEmpty ?? false }
}
