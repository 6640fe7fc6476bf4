import Controls
import KeyValueObserving
import Testing

@Suite("Deallocation of screens, views and alerts")
struct LifetimeTests {
  @Test func `a screen and its views are deallocated, with all of their listeners`() {
    var (screen, log): (FormScreen?, Log) = (FormScreen(), Log())
    weak let (gone, field, button, label) = (screen, screen?.name, screen?.save, screen?.message)
    weak var captured: Log?
    use(screen, log) { captured = $0 }
    #expect(captured != nil)
    screen = nil
    #expect((gone == nil, field == nil, button == nil, label == nil) == (true, true, true, true))
    #expect(captured == nil)
    log.add("used to the end")
  }

  @Test func `a view that outlives its screen has no screen`() {
    var screen: FormScreen? = FormScreen()
    let field = screen?.name
    field?.touch()
    screen = nil
    #expect(field?.screen == nil)
    field?.insert("a")
    #expect(field?.text == "a")
    #expect(field?.isEditing == true)
  }

  @Test func `an alert is deallocated once it is answered, with its buttons`() {
    let screen = FormScreen()
    weak var (alert, button): (Alert?, Button?)
    func present() {
      let presented = Alert("Sure?")
      (alert, button) = (presented, presented.buttons.first)
      screen.present(presented)
    }
    present()
    #expect(alert != nil)
    button?.tap()
    #expect(alert == nil)
    #expect(button == nil)
  }

  @Test func `an alert does not retain its screen, nor does the screen retain its own record`() {
    let alert = Alert("Sure?")
    weak var screen: FormScreen?
    func present() {
      let presenter = FormScreen()
      screen = presenter
      presenter.onChange = { [weak presenter] _ in _ = presenter }
      presenter.present(alert)
    }
    present()
    #expect(screen == nil)
    #expect(alert.buttons[0].screen == nil)
    alert.buttons[0].tap()
  }

  /// Uses everything that connects, once; none of it must hold what it is connected to.
  private func use(_ screen: FormScreen?, _ log: Log, _ capture: (Log) -> Void) {
    guard let screen else { return }
    let captured = Log()
    capture(captured)
    screen.save.addAction(for: .touchUpInside) { captured.add("tapped") }
    screen.save.addTarget(Target(captured), action: Target.tapped, for: .touchUpInside)
    let delegate = FieldDelegate(log)
    screen.name.delegate = delegate
    let token = screen.name.observe(\.text) { _, _ in captured.add("text") }
    screen.onChange = { captured.add("\($0)") }
    screen.name.touch()
    screen.name.insert("a")
    screen.save.tap()
    screen.present(Alert("Sure?"))
    #expect(captured.entries.contains("tapped"))
    withExtendedLifetime(token) {}
  }
}
