import Testing

@testable import Stage

@Suite("14 Background: how merits are measured")
struct MeritsTests {
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
      ("viewModel.delegate = self", [.delegate]), ("presenter.addView(log)", []),
      ("presenter.addView(self)", [.delegate]),
      ("func load(_ done: @escaping (Page) -> Void) {", []),
      ("token = page.observe(\\.title) { page, _ in", [.observation]),
      ("texts.bind(to: label.rx.text)", [.subscription]), ("texts.drive(onNext: show)", [.subscription]),
      ("view?.show(state)", []),
    ])
  func connections(line: String, kinds: [Connection]) {
    #expect(Connection.allCases.filter { $0.isMade(in: line[...]) } == kinds)
  }
}
