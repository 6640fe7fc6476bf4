import Controls
import KeyValueObserving
import Testing

@Suite("An alert")
struct AlertTests {
  private let screen = FormScreen()
  private let log = Log()
  private let yes = Button("yes", title: "Yes")
  private let no = Button("no", title: "No")
  private let alert: Alert
  private let delegate: AnswerDelegate

  init() {
    alert = Alert("Sure?", message: "It cannot be undone.", buttons: [yes, no])
    delegate = AnswerDelegate(log, screen)
    alert.delegate = delegate
  }

  @Test("its buttons are found on the screen while it is there")
  func buttons() {
    #expect(screen.view("yes") == nil)
    screen.present(alert)
    #expect(screen.alert === alert)
    #expect(screen.view("yes") === yes)
    #expect(screen.view("save") === screen.save)
    screen.dismissAlert()
    #expect(screen.alert == nil)
    #expect(screen.view("yes") == nil)
  }

  @Test("is dismissed before the answer is reported: first to the delegate, then to the button's listeners")
  func answered() {
    yes.addAction(for: .touchUpInside) { [unowned screen, log] in log.add("action, alert there: \(screen.alert != nil)")
    }
    screen.present(alert)
    yes.tap()
    #expect(log.entries == ["delegate yes, alert there: false", "action, alert there: false"])
  }

  @Test("even a listener that was added before the alert is notified after it is dismissed")
  func earlyListener() {
    let ok = Button("ok", title: "OK")
    ok.addAction(for: .touchUpInside) { [unowned screen, log] in log.add("alert there: \(screen.alert != nil)") }
    screen.present(Alert("Signed up.", buttons: [ok]))
    ok.tap()
    #expect(log.entries == ["alert there: false"])
  }

  @Test("holds its delegate weakly, and needs none")
  func weakDelegate() {
    var other: AnswerDelegate? = AnswerDelegate(log, screen)
    weak let gone = other
    alert.delegate = other
    other = nil
    #expect(gone == nil)
    screen.present(alert)
    no.tap()
    #expect(screen.alert == nil)
    #expect(log.entries == [])
  }

  @Test("its buttons take a touch only while it is there")
  func touches() {
    #expect(!yes.takesTouch)
    screen.present(alert)
    #expect(yes.takesTouch)
    yes.tap()
    #expect(!yes.takesTouch)
    yes.tap()
    #expect(log.entries == ["delegate yes, alert there: false"])
  }

  @Test("a disabled answer cannot be given")
  func disabledAnswer() {
    no.isEnabled = false
    screen.present(alert)
    no.tap()
    #expect(screen.alert === alert)
    #expect(log.entries == [])
  }

  @Test("takes the place of one that is there, which is not answered")
  func second() {
    screen.present(alert)
    let other = Alert("Really?")
    screen.present(other)
    #expect(screen.alert === other)
    #expect(screen.view("yes") == nil)
    yes.tap()
    #expect(screen.alert === other)
    #expect(log.entries == [])
  }

  @Test("that was replaced leaves its screen, and does not affect it when shown elsewhere")
  func replaced() {
    let (second, elsewhere) = (Alert("Really?"), FormScreen())
    screen.present(alert)
    screen.present(second)
    #expect(yes.screen == nil)
    elsewhere.present(alert)
    #expect(screen.alert === second)
    #expect(elsewhere.alert === alert)
    #expect(yes.screen === elsewhere)
  }

  @Test("may be presented by the answer to another, and by the answer to itself")
  func again() {
    let other = Alert("Really?")
    no.addAction(for: .touchUpInside) { [unowned screen, unowned other] in screen.present(other) }
    yes.addAction(for: .touchUpInside) { [unowned screen, unowned alert] in screen.present(alert) }
    screen.present(alert)
    yes.tap()
    #expect(screen.alert === alert)
    no.tap()
    #expect(screen.alert === other)
  }

  @Test("is on one screen at a time")
  func oneScreen() {
    let other = FormScreen()
    other.present(alert)
    screen.present(alert)
    #expect(other.alert == nil)
    #expect(screen.alert === alert)
    yes.tap()
    #expect(screen.alert == nil)
  }

  @Test("presenting it again and dismissing it when it is not shown have no effect")
  func nothingNew() {
    let token = screen.observe(\.alert) { [log] screen, _ in log.add("alert there: \(screen.alert != nil)") }
    screen.dismissAlert()
    screen.present(alert)
    screen.present(alert)
    screen.dismissAlert()
    screen.dismissAlert()
    withExtendedLifetime(token) {
      #expect(log.entries == ["alert there: true", "alert there: false"])
    }
  }

  @Test("keeps the focus where it is, but blocks all keys")
  func focus() {
    screen.name.touch()
    screen.present(alert)
    screen.name.insert("a")
    #expect(screen.name.text == "")
    #expect(screen.name.isEditing)
    yes.tap()
    screen.name.insert("a")
    #expect(screen.name.text == "a")
  }
}

private final class AnswerDelegate: AlertDelegate {
  private let log: Log
  private unowned let screen: Screen

  init(_ log: Log, _ screen: Screen) {
    self.log = log
    self.screen = screen
  }

  func alert(_ alert: Alert, didDismissWith button: Button) {
    log.add("delegate \(button.identifier), alert there: \(screen.alert != nil)")
  }
}
