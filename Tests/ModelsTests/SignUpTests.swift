import Models
import Testing

@Suite("The rules of signing up")
struct SignUpTests {
  @Test(
    "a name is judged by its characters alone; letters and digits of every script pass",
    arguments: [
      ("", ValidationResult.empty), ("ada", .validating), ("ada1815", .validating), ("Ünal", .validating),
      ("花子", .validating), ("e\u{301}", .validating), ("٣", .validating),
      ("a-b", .failed(message: "Username can only contain letters and digits")),
      ("ada ", .failed(message: "Username can only contain letters and digits")),
      ("a_b", .failed(message: "Username can only contain letters and digits")),
      ("👩", .failed(message: "Username can only contain letters and digits")),
    ])
  func username(_ username: String, _ result: ValidationResult) {
    #expect(ValidationResult.username(username) == result)
  }

  @Test(
    "the status of a page decides if a name is free; any other status leaves it open",
    arguments: [
      (404, "Username available"), (200, "Username already taken"), (429, "Error contacting server"),
      (500, "Error contacting server"), (301, "Error contacting server"), (204, "Error contacting server"),
    ])
  func availability(_ status: Int, _ text: String) {
    #expect(ValidationResult.username(Availability(status: status)).text == text)
    #expect(ValidationResult.username(Availability(status: status)).isValid == (status == 404))
  }

  @Test(
    arguments: [
      ("", ""), ("abcd", "Password must be at least 5 characters"), ("abcde", "Password acceptable"),
      ("👨‍👩‍👧👨‍👩‍👧", "Password must be at least 5 characters"), ("     ", "Password acceptable"),
    ])
  func `a password has at least five characters, as a reader counts them`(_ password: String, _ text: String) {
    #expect(ValidationResult.password(password).text == text)
  }

  @Test(
    "a repeated password is compared with the first, whatever that is worth",
    arguments: [
      ("", "abcde", ""), ("abcde", "abcde", "Password repeated"), ("abc", "abc", "Password repeated"),
      ("abcd", "abcde", "Password different"), ("a", "", "Password different"),
    ])
  func repeated(_ repeated: String, _ password: String, _ text: String) {
    #expect(ValidationResult.repeated(repeated, of: password).text == text)
  }

  @Test func `only an ok is valid, and a pending check has its own text`() {
    #expect(ValidationResult.ok(message: "yes").isValid)
    #expect(!ValidationResult.empty.isValid)
    #expect(!ValidationResult.validating.isValid)
    #expect(!ValidationResult.failed(message: "no").isValid)
    #expect(ValidationResult.validating.text == "validating …")
  }

  @Test func `a sign-up may begin when all three will do and none is under way`() {
    var state = SignUpState()
    #expect(!state.allowsSignUp)
    state.enter(username: "lovelace")
    state.enter(password: "engine")
    state.repeated = "engine"
    #expect(!state.allowsSignUp)
    state.learn(.available)
    #expect(state.allowsSignUp)
    state.phase = .underWay
    #expect(!state.allowsSignUp)
    #expect(state.message == nil)
    state.phase = .told(isSignedUp: true)
    #expect(!state.allowsSignUp)
    #expect(state.message == "Signed up.")
    state.phase = .told(isSignedUp: false)
    #expect(state.message == "Sign-up failed.")
    state.phase = .resting
    #expect(state.allowsSignUp)
    state.enter(username: "lovelac")
    #expect(state.username == .validating)
    #expect(!state.allowsSignUp)
  }

  @Test func `another first password judges the repetition anew`() {
    var state = SignUpState()
    state.enter(password: "engine")
    state.repeated = "engine"
    #expect(state.repetition.text == "Password repeated")
    state.enter(password: "engines")
    #expect(state.repetition.text == "Password different")
  }
}
