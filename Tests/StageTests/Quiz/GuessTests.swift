import Testing

@testable import Stage
@testable import Workshop

@Suite("A guess")
struct GuessTests {
  private static let names = ["callback", "delegate", "observer", "rx"]

  @Test(
    "names a way, and perhaps a line and its file",
    arguments: [
      ("rx", "rx", nil, nil), (" Delegate  42 ", "delegate", nil, 42),
      ("callback CallbackController.swift:7", "callback", "CallbackController.swift", 7),
    ] as [(String, String, String?, Int?)])
  func understood(_ text: String, _ way: String, _ file: String?, _ line: Int?) throws {
    let guess = try Guess(text[...], among: Self.names)
    #expect((guess.way, guess.place?.file, guess.place?.line) == (way, file, line))
  }

  @Test func `may name a fifth way where there is one`() throws {
    #expect(try Guess("today 7", among: Self.names + ["today"]).way == "today")
  }

  @Test(
    arguments: [
      ("", "which one? Write guess and callback, delegate, observer or rx"),
      ("rxx", #"there is no way "rxx": did you mean rx?"#),
      ("rx one", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx 0", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx 4 5", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx :4", "write guess rx with the number of a line, such as guess rx 42"),
      ("rx a:b:4", "write guess rx with the number of a line, such as guess rx 42"),
      ("today", #"there is no way "today": use callback, delegate, observer or rx"#),
      ("\u{1B}[2J", #"there is no way "\u{1B}[2J": use callback, delegate, observer or rx"#),
    ])
  func `that makes no sense is answered with the right form`(_ text: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try Guess(text[...], among: Self.names) }
    #expect(error.map { "\($0)" } == message)
  }
}
