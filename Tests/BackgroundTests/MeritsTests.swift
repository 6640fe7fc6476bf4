import Testing

@testable import Stage

@Suite("14 Background: how merits are measured")
struct MeritsTests {
  @Test(
    "a way has the fewest if each other one has more, the most if each other one has fewer, and neither if it ties",
    arguments: [
      ("callback 3, delegate 5, observer 2, rx 4", Pattern.observer, Pattern.delegate),
      ("callback 1, delegate 2, observer 2, rx 1", nil, nil),
      ("callback 2, delegate 1, observer 1, rx 2", nil, nil),
    ])
  func comparison(_ text: String, _ least: Pattern?, _ most: Pattern?) {
    let numbers = text.compactMap(\.wholeNumberValue)
    let figures = PerWay { numbers[Pattern.allCases.firstIndex(of: $0) ?? 0] }
    #expect(figures.description == text)
    #expect(Pattern.allCases.filter(figures.isLeast) == (least.map { [$0] } ?? []))
    #expect(Pattern.allCases.filter(figures.isMost) == (most.map { [$0] } ?? []))
  }

  @Test func `a chapter or a role that the package lacks is an error, not zero lines`() throws {
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
    arguments: [
      ("up.addTarget(self, action: Controller.upTapped, for: .touchUpInside)", [Connection.targetAction]),
      ("manager.delegate = self", [.delegate]), ("let task = Task(text, delegate: self)", [.delegate]),
      ("viewModel.delegate = self", [.delegate]), ("presenter.addView(log)", []),
      ("presenter.addView(self)", [.delegate]),
      ("func load(_ done: @escaping (Page) -> Void) {", []),
      ("token = page.observe(\\.title) { page, _ in", [.observation]),
      ("texts.bind(to: label.rx.text)", [.subscription]), ("texts.drive(onNext: show)", [.subscription]),
      ("view?.show(state)", []),
    ])
  func `kinds of connection are told apart by the line that makes them`(line: String, kinds: [Connection]) {
    #expect(Connection.allCases.filter { $0.isMade(in: line[...]) } == kinds)
  }
}
