import Models
import Testing

@Suite("Chapter 01: what each button says")
struct TapMessageTests {
  @Test("each message names its button")
  func messages() {
    #expect(TapMessage.login == "Tap Login Button!")
    #expect(TapMessage.resetPassword == "Tap Reset Password Button!")
    #expect(TapMessage.exit == "Tap Exit Button!")
    #expect(TapMessage.help == "Tap Help Button!")
  }
}
