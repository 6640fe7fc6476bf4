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

  @Test func `its buttons are found on the screen while it is there`() {
    #expect(screen.view("yes") == nil)
    screen.present(alert)
    #expect(screen.alert === alert)
    #expect(screen.view("yes") === yes)
    #expect(screen.view("save") === screen.save)
    screen.dismissAlert()
    #expect(screen.alert == nil)
    #expect(screen.view("yes") == nil)
  }

  @Test func `is dismissed before the answer is reported: first to the delegate, then to the button's listeners`() {
    yes.addAction(for: .touchUpInside) { [unowned screen, log] in log.add("action, alert there: \(screen.alert != nil)")
    }
    screen.present(alert)
    yes.tap()
    #expect(log.entries == ["delegate yes, alert there: false", "action, alert there: false"])
  }

  @Test func `even a listener that was added before the alert is notified after it is dismissed`() {
    let ok = Button("ok", title: "OK")
    ok.addAction(for: .touchUpInside) { [unowned screen, log] in log.add("alert there: \(screen.alert != nil)") }
    screen.present(Alert("Signed up.", buttons: [ok]))
    ok.tap()
    #expect(log.entries == ["alert there: false"])
  }

  @Test func `holds its delegate weakly, and needs none`() {
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

  @Test func `its buttons take a touch only while it is there`() {
    #expect(!yes.takesTouch)
    screen.present(alert)
    #expect(yes.takesTouch)
    yes.tap()
    #expect(!yes.takesTouch)
    yes.tap()
    #expect(log.entries == ["delegate yes, alert there: false"])
  }

  @Test func `a disabled answer cannot be given`() {
    no.isEnabled = false
    screen.present(alert)
    no.tap()
    #expect(screen.alert === alert)
    #expect(log.entries == [])
  }

  @Test func `takes the place of one that is there, which is not answered`() {
    screen.present(alert)
    let other = Alert("Really?")
    screen.present(other)
    #expect(screen.alert === other)
    #expect(screen.view("yes") == nil)
    yes.tap()
    #expect(screen.alert === other)
    #expect(log.entries == [])
  }

  @Test func `that was replaced leaves its screen, and does not affect it when shown elsewhere`() {
    let (second, elsewhere) = (Alert("Really?"), FormScreen())
    screen.present(alert)
    screen.present(second)
    #expect(yes.screen == nil)
    elsewhere.present(alert)
    #expect(screen.alert === second)
    #expect(elsewhere.alert === alert)
    #expect(yes.screen === elsewhere)
  }

  @Test func `may be presented by the answer to another, and by the answer to itself`() {
    let other = Alert("Really?")
    no.addAction(for: .touchUpInside) { [unowned screen, unowned other] in screen.present(other) }
    yes.addAction(for: .touchUpInside) { [unowned screen, unowned alert] in screen.present(alert) }
    screen.present(alert)
    yes.tap()
    #expect(screen.alert === alert)
    no.tap()
    #expect(screen.alert === other)
  }

  @Test func `is on one screen at a time`() {
    let other = FormScreen()
    other.present(alert)
    screen.present(alert)
    #expect(other.alert == nil)
    #expect(screen.alert === alert)
    yes.tap()
    #expect(screen.alert == nil)
  }

  @Test func `presenting it again and dismissing it when it is not shown have no effect`() {
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

  @Test func `keeps the focus where it is, but blocks all keys`() {
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
