import Controls
import Testing

@Suite("Touches")
struct TouchTests {
  private let screen = FormScreen()
  private let log = Log()

  @Test func `a disabled button does nothing until it is enabled again`() {
    log.follow(screen.save)
    screen.save.isEnabled = false
    screen.save.tap()
    #expect(log.entries == [])
    screen.save.isEnabled = true
    screen.save.tap()
    #expect(log.entries == ["save touchUpInside"])
  }

  @Test func `a hidden one does not`() {
    log.follow(screen.save)
    screen.save.isHidden = true
    screen.save.tap()
    #expect(log.entries == [])
  }

  @Test(arguments: [(0, false), (0.009, false), (0.01, true), (1, true)])
  func `one with an alpha below 0.01 does not`(_ alpha: Double, _ takesTouch: Bool) {
    log.follow(screen.save)
    screen.save.alpha = alpha
    screen.save.tap()
    #expect(log.entries == (takesTouch ? ["save touchUpInside"] : []))
  }

  @Test func `views behind an alert do not respond`() {
    log.follow(screen.save)
    screen.present(Alert("Sure?"))
    screen.save.tap()
    #expect(log.entries == [])
    #expect(!screen.name.touch())
    screen.dismissAlert()
    screen.save.tap()
    #expect(log.entries == ["save touchUpInside"])
  }

  @Test func `code may send an event of a control that takes no touch`() {
    log.follow(screen.save)
    screen.save.isEnabled = false
    screen.save.isHidden = true
    screen.save.sendActions(for: .touchUpInside)
    #expect(log.entries == ["save touchUpInside"])
  }

  @Test func `a field that cannot be edited gets no focus, no key and no caret`() {
    screen.name.text = "Ann"
    screen.name.touch()
    screen.name.select(1..<1)
    log.follow(screen.name)
    let delegate = FieldDelegate(log)
    screen.name.delegate = delegate
    screen.name.isEnabled = false
    #expect(!screen.name.touch())
    screen.name.insert("a")
    screen.name.deleteBackward()
    screen.name.selectAll()
    screen.name.pressReturn()
    #expect(log.entries == [])
    #expect(screen.name.text == "Ann")
    #expect(screen.name.selection == 1..<1)
    #expect(screen.name.isEditing)
    screen.city.isHidden = true
    #expect(!screen.city.touch())
    #expect(screen.firstResponder === screen.name)
  }
}
