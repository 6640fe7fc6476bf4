import Testing

@testable import Stage
@testable import Workshop

@Suite("A guess")
struct GuessTests {
  @Test("names a way, and perhaps a line and its file")
  func understood() throws {
    #expect(try guess("rx") == (.rx, nil, nil))
    #expect(try guess(" Delegate  42 ") == (.delegate, nil, 42))
    #expect(try guess("callback CallbackController.swift:7") == (.callback, "CallbackController.swift", 7))
  }

  @Test(
    "that makes no sense is answered with the right form",
    arguments: [
      ("", "which one? Write guess and callback, delegate, observer or rx"),
      ("rxx", #""rxx" is none of the four: did you mean rx?"#),
      ("rx one", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx 0", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx 4 5", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx :4", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx a:b:4", "write guess rx with the number of a line, such as guess rx 42"),
      ("\u{1B}[2J", #""\u{1B}[2J" is none of the four: use callback, delegate, observer or rx"#),
    ])
  func nonsense(_ text: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try Guess(text[...]) }
    #expect(error.map { "\($0)" } == message)
  }

  private func guess(_ text: String) throws -> (Stage.Pattern, String?, Int?) {
    let guess = try Guess(text[...])
    return (guess.pattern, guess.place?.file, guess.place?.line)
  }
}

private func == (left: (Stage.Pattern, String?, Int?), right: (Stage.Pattern, String?, Int?)) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2
}
