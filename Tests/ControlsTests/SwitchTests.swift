import Controls
import Testing

@Suite("Switches")
struct SwitchTests {
  private let toggle = Switch("sounds")
  private let log = Log()

  @Test func `a flip sends valueChanged once, after the value is set; a value set in code sends no event`() {
    toggle.addAction(for: .valueChanged) { [toggle, log] in log.add("\(toggle.isOn)") }
    toggle.flip()
    toggle.flip()
    toggle.isOn = true
    #expect(log.entries == ["true", "false"])
    #expect(toggle.appearance.isOn == true)
  }

  @Test func `disabled or hidden, it stays as it is`() {
    toggle.isEnabled = false
    toggle.flip()
    #expect(!toggle.isOn)
    toggle.isEnabled = true
    toggle.isHidden = true
    toggle.flip()
    #expect(!toggle.isOn)
  }
}
