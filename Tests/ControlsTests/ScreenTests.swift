import Controls
import Testing

@Suite("A screen")
struct ScreenTests {
  @Test("has its views in reading order, each in its row")
  func rows() {
    let screen = FormScreen()
    #expect(screen.views.map(\.identifier) == ["name", "city", "message", "save"])
    #expect(screen.views.map(\.appearance.row) == [0, 0, 1, 2])
    #expect(screen.views.allSatisfy { $0.screen === screen })
  }

  @Test("asks for its rows once, so that they may be made on the way")
  func rowsOnce() {
    let screen = MadeOnTheWay()
    #expect(screen.view("message") === screen.views[0])
  }

  @Test("a view whose appearance was read before still has its row")
  func lookedAtBefore() {
    let label = Label("second")
    #expect(label.appearance.row == 0)
    let screen = Stack([Label("first"), label])
    #expect(screen.views.map(\.appearance.row) == [0, 1])
  }

  @Test("refuses two views with one identifier")
  func sameIdentifier() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Stack([Label("twin"), Button("twin", title: "Twin")])
    }
  }

  @Test("refuses a view of another screen")
  func takenView() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let owner = FormScreen()
      withExtendedLifetime(owner) { _ = Stack([owner.save]) }
    }
  }

  @Test("refuses an alert whose button has the identifier of a view")
  func alertWithTakenIdentifier() async {
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
