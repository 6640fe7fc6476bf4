import Controls
import Rx
import RxCommunity
import RxControls
import Testing

@Suite("Actions of buttons")
@MainActor struct ControlActionTests {
  @MainActor private final class SaveScreen: Screen {
    let save = Button("save", title: "Save")

    override var rows: [[View]] { [[save]] }
  }

  private let log = Log()

  @Test func `a button with an action does it when it is tapped, and is enabled as the action is`() {
    let screen = SaveScreen()
    let save = screen.save
    let (isAllowed, answers) = (BehaviorSubject(value: false), PublishSubject<Void>())
    let action = CocoaAction(enabledIf: isAllowed) {
      log.note("begun")
      return answers.take(1)
    }
    save.rx.action = action
    #expect(!save.isEnabled)
    save.tap()
    isAllowed.onNext(true)
    #expect(save.isEnabled)
    save.tap()
    #expect(!save.isEnabled)
    save.tap()
    answers.onNext(())
    #expect(save.isEnabled)
    #expect(log.lines == ["begun"])
    let isTheSame = save.rx.action === action
    #expect(isTheSame)
  }

  @Test func `another action takes the place of the first, and nil ends it`() {
    let screen = SaveScreen()
    let save = screen.save
    save.rx.action = CocoaAction { .just(log.note("first")) }
    save.rx.action = CocoaAction { .just(log.note("second")) }
    save.tap()
    #expect(save.connectionCount == 1)
    save.rx.action = nil
    save.tap()
    #expect(log.lines == ["second"])
    #expect(save.connectionCount == 0)
    #expect(save.rx.action == nil)
    #expect(save.isEnabled)
  }

  @Test func `any action can be bound, with an input that is made at each tap or is always the same`() {
    let screen = SaveScreen()
    let save = screen.save
    let echo = Action<String, String> { .just($0) }
    let elements = echo.elements.subscribe(onNext: log.note)
    save.rx.bind(to: echo) { button in button.title ?? "" }
    save.tap()
    save.title = "Save again"
    save.tap()
    save.rx.bind(to: echo, input: "always")
    save.tap()
    #expect(log.lines == ["Save", "Save again", "always"])
    save.rx.unbindAction()
    save.tap()
    #expect(log.lines.count == 3)
    #expect(save.connectionCount == 0)
    elements.dispose()
  }

  @Test func `the button retains its action, but not one that is bound; nothing retains the button`() {
    weak var (kept, bound, screen): (CocoaAction?, Action<Int, Int>?, SaveScreen?)
    do {
      let owner = SaveScreen()
      screen = owner
      do {
        let action = CocoaAction { .empty() }
        kept = action
        owner.save.rx.action = action
      }
      #expect(kept != nil)
      do {
        let action = Action<Int, Int> { .just($0) }
        bound = action
        owner.save.rx.bind(to: action, input: 1)
      }
      #expect(kept == nil)
      #expect(bound == nil)
      owner.save.rx.action = CocoaAction { .empty() }
    }
    #expect(screen == nil)
  }
}
