import Controls
import Testing
import Trace

@Suite("The trace of an input")
struct ControlTraceTests {
  private let screen = FormScreen()

  @Test func `leads from the tap through the target to the label`() {
    final class Greeter {
      let screen: FormScreen
      init(_ screen: FormScreen) { self.screen = screen }
      func saveTapped() { screen.message.show("Saved", .ok) }
    }
    let greeter = Greeter(screen)
    screen.save.addTarget(greeter, action: Greeter.saveTapped, for: .touchUpInside)
    screen.save.addAction(for: .touchUpInside) {}
    let (_, links) = Trace.recording { screen.save.tap() }
    #expect(
      links.map(\.description) == [
        "save.touchUpInside → target–action", "message.color = .ok", "message.text = \"Saved\"",
        "save.touchUpInside → action",
      ])
  }

  @Test func `has the calls of the delegate`() {
    let delegate = FieldDelegate(Log())
    screen.name.delegate = delegate
    screen.name.addAction(for: [.editingChanged, .editingDidEnd]) {}
    let (_, links) = Trace.recording {
      screen.name.touch()
      screen.name.insert("A")
      screen.name.pressReturn()
    }
    #expect(
      links.map(\.description) == [
        "name.focus = true", "name.textFieldDidBeginEditing → delegate",
        "name.textField(_:shouldChangeCharactersIn:replacementString:) → delegate", "name.text = \"A\"",
        "name.selection = 1..<1", "name.textFieldDidChangeSelection → delegate", "name.editingChanged → action",
        "name.textFieldShouldReturn → delegate", "name.focus = false", "name.textFieldDidEndEditing → delegate",
        "name.editingDidEnd → action",
      ])
  }

  @Test func `has the alert, and the call of its delegate`() {
    final class Listener: AlertDelegate {
      func alert(_ alert: Alert, didDismissWith button: Button) {}
    }
    let (alert, listener) = (Alert("Sure?"), Listener())
    alert.delegate = listener
    let (_, links) = Trace.recording {
      screen.present(alert)
      alert.buttons[0].tap()
    }
    #expect(
      links.map(\.description) == [
        "screen.alert = \"Sure?\"", "screen.alert = \"\"", "ok.alert(_:didDismissWith:) → delegate",
      ])
  }

  @Test func `has no link for a deallocated target or a disabled control`() {
    screen.save.addTarget(Target(Log()), action: Target.tapped, for: .touchUpInside)
    let (_, links) = Trace.recording {
      screen.save.tap()
      screen.save.isEnabled = false
      screen.save.tap()
    }
    #expect(links.map(\.description) == ["save.isEnabled = false"])
  }
}
