import BuiltPackage
import Testing

@testable import Stage
@testable import Workshop

@Suite("A quiz")
struct QuizTests {
  private let package: TestFolder
  private let sources: ChapterSources

  init() throws {
    package = try QuizDesk.package()
    sources = try ChapterSources(root: package.root, folder: "Chapters/99-Desk")
  }

  @Test func `plants any of the faults, the same one for the same seed, in the step that is asked for`() throws {
    let steps = try (0..<20 as Range<UInt64>).map { seed in
      // Only the first fault can be planted here.
      do { return try Quiz(QuizDesk.self, seed: seed, sources).step } catch LineTrouble.strangeFault { return 2 }
    }
    #expect(Set(steps) == [1, 2])
    #expect(try (0..<20 as Range<UInt64>).allSatisfy { try Quiz(QuizDesk.self, step: 1, seed: $0, sources).step == 1 })
  }

  /// The last two lines of a quiz that was given up; nil if its fault cannot be planted.
  private func end(step: Int? = nil, seed: UInt64) throws -> (quiz: Quiz, lines: [String])? {
    let quiz: Quiz
    // Only the first fault can be planted here.
    do { quiz = try Quiz(QuizDesk.self, step: step, seed: seed, sources) } catch LineTrouble.strangeFault { return nil }
    guard case .end(let lines) = try quiz.reply(to: "reveal") else { return nil }
    return (quiz, lines.suffix(2))
  }

  @Test func `says how to have the same once more, with its step, and another one, which is another one`() throws {
    let same = "The same again: swift run Desk --quiz --step 1 --seed 18446744073709551615"
    #expect(try end(step: 1, seed: .max)?.lines == ["", same])
    let ends = try (0..<20 as Range<UInt64>).compactMap { seed in try end(seed: seed).map { (seed, $0) } }
    #expect(!ends.isEmpty)
    for (seed, end) in ends {
      #expect(end.lines[0] == "The same again: swift run Desk --quiz --seed \(seed)")
      #expect(end.lines[1].hasPrefix("Another one:    swift run Desk --quiz --seed "))
      let other = try #require(end.lines[1].split(separator: " ").last.flatMap { UInt64($0) })
      #expect(Quiz.fault(of: QuizDesk.self, seed: other)?.label != end.quiz.fault.label)
    }
  }

  @Test func `a chapter without faults has no quiz, and no step that has none`() {
    let chapter = #expect(throws: UsageError.self) { try Quiz(Desk.self, seed: 0) }
    #expect(chapter.map { "\($0)" } == "there is no fault to be found in this chapter")
    let step = #expect(throws: UsageError.self) { try Quiz(OneFault.self, step: 2, seed: 0) }
    #expect(step.map { "\($0)" } == "there is no fault to be found in step 2: leave --step out")
  }

  @Test func `a fault that no longer fits its way is reported`() throws {
    try package.write("Chapters/99-Desk/Observer.swift", "extension ObserverWay.Other {\n}\n")
    #expect(throws: LineTrouble.strangeFault(name: "WrongDesk")) { try QuizDesk.quiz(package) }
  }

  @Test func `shows the source with the fault, as if it were the way's own`() throws {
    let quiz = try QuizDesk.quiz(package)
    let file = try #require(quiz.sources.files(of: "observer").first)
    #expect(
      quiz.sources.text(of: file)
        == "// Observer\n\nextension ObserverWay {\n  let one = 1\n  let two = 22\n  let three = 3\n}\n")
    #expect(quiz.sources.files(of: "observer").map(quiz.sources.name) == ["Observer.swift"])
  }

  @Test(
    "you score two points for the way, minus one per wrong guess, and one for its line at the first guess",
    arguments: [
      (["guess observer observer.swift:5"], "Yes, it is observer, and that is the line: 3 of 3 points."),
      (
        ["guess rx", "guess rx", "guess observer", "guess callback", "guess observer 5"],
        "Yes, it is observer, and that is the line: 2 of 3 points."
      ),
      (
        ["guess rx", "guess delegate", "guess callback", "guess observer 5"],
        "Yes, it is observer, and that is the line: 1 of 3 points."
      ),
      (["guess rx", "tap up", "guess observer"], "Yes, it is observer: 1 point. In which line?"),
      (["guess rx", "guess observer", "guess observer 6"], "No: that line is as it should be."),
      (
        ["guess rx", "guess observer", "guess observer 6", "GUESS Observer 5"],
        "Yes, it is observer, and that is the line: 1 of 3 points."
      ),
      (["guess rx"], "No: rx does what it should."), (["tap up"], nil),
      (["guess observer 6"], "Yes, it is observer: 2 points. But that line is as it should be."),
      (["guess observer 6", "guess observer"], "Yes. In which line?"),
      (["guess observer 6", "guess observer", "reveal"], "It was observer."),
    ] as [([String], String?)])
  func points(_ lines: [String], _ last: String?) throws {
    #expect(try dialogue(lines).last == last)
  }

  @Test func `the header of the function is near, and costs no point`() throws {
    let source = "extension ObserverWay {\n  func down() {\n    let one = 1\n    let two = 2\n  }\n}\n"
    try package.write("Chapters/99-Desk/Observer.swift", source)
    #expect(
      try dialogue(["guess observer 2", "guess observer 2", "guess observer 4"]) == [
        "Yes, it is observer: 2 points. And that is near: the fault is in this function. In which line?",
        "Near: the fault is in this function. In which line?",
        "Yes, it is observer, and that is the line: 3 of 3 points.",
      ])
  }

  @Test(
    arguments: [
      ("guess observer Rx.swift:5", #"observer has no file "Rx.swift": use Observer.swift"#),
      ("guess observer 8", "there is no line 8: Observer.swift has 7"),
    ])
  func `a file or a line that there is not is no guess`(_ line: String, _ message: String) throws {
    let quiz = try QuizDesk.quiz(package)
    let error = #expect(throws: UsageError.self) { try quiz.reply(to: line) }
    #expect(error.map { "\($0)" } == message)
    #expect(try quiz.reply(to: "guess observer 5") != nil)
  }

  @Test func `ends with the line, the lesson and the script, which can be shown again`() throws {
    let quiz = try QuizDesk.quiz(package)
    let reply = try quiz.reply(to: "guess observer 5")
    #expect(
      reply
        == .end([
          "Yes, it is observer, and that is the line: 3 of 3 points.", "",
          "Observer.swift:5, - as it should be, + as it is", "-   let two = 2", "+   let two = 22", "",
          "✗ Down is not told.", "Tell all that changes.", "", "    tap up", "    tap down",
          "  expected count \"0\", down disabled", "  observer: count \"1\", down enabled", "",
          "Another one: swift run Desk --quiz",
        ]))
    #expect(try quiz.reply(to: "reveal") == reply)
    #expect(try quiz.reply(to: "guess rx") == reply)
  }

  /// Returns the reply to each line: of the end only its head.
  private func dialogue(_ lines: [String]) throws -> [String?] {
    let quiz = try QuizDesk.quiz(package)
    return try lines.map { line in
      switch try quiz.reply(to: line) {
      case .goesOn(let text): text
      case .end(let lines): lines.first
      case nil: nil
      }
    }
  }
}

/// A chapter of which only the first step has a fault.
private enum OneFault: DeskChapter {
  static let earlierSteps: [any Step.Type] = [Ladder.self]
  static let faults = [QuizDesk.faults[0]]
}
