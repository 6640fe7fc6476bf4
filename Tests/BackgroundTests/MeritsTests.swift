import Stage
import Testing

@testable import Background

@Suite("14 Background: the merits that the book ascribes to Rx")
struct MeritsTests {
  @Test("each merit and demerit is tried, in the order of the book, at its place")
  func places() {
    #expect(BackgroundChapter.claims.count == 11)
    let lines = BackgroundChapter.claims.compactMap(\.place?.lines)
    #expect(lines.map(\.lowerBound) == [250, 254, 255, 256, 257, 258, 259, 259, 262, 262, 266])
    #expect(BackgroundChapter.claims.allSatisfy { $0.place?.text == .book })
  }

  @Test("two of them do not hold: fewer callbacks and less indentation")
  func verdicts() throws {
    #expect(
      try BackgroundChapter.claims.map { try $0.find().holds } == [
        true, true, true, true, true, true, false, false, true, true, true,
      ])
  }

  @Test("threads: one operator for the way there, one for the way back")
  func threads() throws {
    #expect(
      try BackgroundChapter.claims[5].find().observed == [
        "source, map and receiver without an operator: main queue, main queue, main queue",
        "with subscribe(on: background): background, background, background, as claimed",
        "the receiver with observe(on: main) as well: main queue, as claimed",
      ])
  }

  @Test("a tap reaches the text through more calls in Rx than in any other way")
  func calls() throws {
    let calls = try Merits.calls()
    #expect(Pattern.allCases.allSatisfy { calls[$0] > 0 })
    #expect(calls.isMost(.rx))
  }

  @Test("fewest means that each other way has more, most that each other way has fewer")
  func comparison() {
    let given: [Pattern: Int] = [.callback: 3, .delegate: 5, .observer: 2]
    let figures = PerWay { given[$0] ?? 4 }
    #expect(figures.description == "callback 3, delegate 5, observer 2, rx 4")
    #expect(Pattern.allCases.filter(figures.isLeast) == [.observer])
    #expect(Pattern.allCases.filter(figures.isMost) == [.delegate])
  }

  @Test("a way that ties with another has neither the fewest nor the most")
  func ties() {
    let fewest = PerWay { $0 == .callback || $0 == .rx ? 1 : 2 }
    let most = PerWay { $0 == .callback || $0 == .rx ? 2 : 1 }
    #expect(!Pattern.allCases.contains(where: fewest.isLeast))
    #expect(!Pattern.allCases.contains(where: most.isMost))
  }

  @Test("a chapter or a role that the package lacks is an error, not zero lines")
  func missingCode() throws {
    let merits = try Merits.ofPackage()
    #expect(throws: MissingCode(name: "ButonTap")) {
      try merits.value(in: "ButonTap") { chapter, way in chapter.code(of: way).lineCount }
    }
    #expect(throws: MissingCode(name: "RetryTask, Requests, callback")) {
      try merits.lines(in: "Requests", role: "RetryTask")
    }
    #expect(try merits.lines(in: "Requests", role: "RetryingTask")[.rx] > 0)
  }

  @Test(
    "kinds of connection are told apart by the line that makes them",
    arguments: [
      ("up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)", [Connection.targetAction]),
      ("manager.delegate = self", [.delegate]), ("let task = Task(text, delegate: self)", [.delegate]),
      ("viewModel.attachView(self)", [.delegate]),
      ("func load(_ done: @escaping (Page) -> Void) {", []),
      ("token = page.observe(\\.title) { page, _ in", [.observation]),
      ("texts.bind(to: label.rx.text)", [.subscription]), ("texts.drive(onNext: show)", [.subscription]),
      ("view?.show(state)", []),
    ])
  func connections(line: String, kinds: [Connection]) {
    #expect(Connection.allCases.filter { $0.isMade(in: line[...]) } == kinds)
  }
}
