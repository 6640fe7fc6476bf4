import Controls
import Testing

@Suite("A screen")
struct ScreenTests {
  @Test func `has its views in reading order, each in its row`() {
    let screen = FormScreen()
    #expect(screen.views.map(\.identifier) == ["name", "city", "message", "save"])
    #expect(screen.views.map(\.appearance.row) == [0, 0, 1, 2])
    #expect(screen.views.allSatisfy { $0.screen === screen })
  }

  @Test func `asks for its rows once, so that they may be made on the way`() {
    let screen = MadeOnTheWay()
    #expect(screen.view("message") === screen.views[0])
  }

  @Test func `a view whose appearance was read before still has its row`() {
    let label = Label("second")
    #expect(label.appearance.row == 0)
    let screen = Stack([Label("first"), label])
    #expect(screen.views.map(\.appearance.row) == [0, 1])
  }

  @Test func `refuses two views with one identifier`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Stack([Label("twin"), Button("twin", title: "Twin")])
    }
  }

  @Test func `refuses a view of another screen`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let owner = FormScreen()
      withExtendedLifetime(owner) { _ = Stack([owner.save]) }
    }
  }

  @Test func `refuses an alert whose button has the identifier of a view`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      FormScreen().present(Alert("Sure?", buttons: [Button("save", title: "Save")]))
    }
  }
}

private final class MadeOnTheWay: Screen {
  override var rows: [[View]] { [[Label("message")]] }
}

/// Any views, one below the other.
private final class Stack: Screen {
  private let stacked: [View]

  init(_ stacked: [View]) {
    self.stacked = stacked
  }

  override var rows: [[View]] { stacked.map { [$0] } }
}
