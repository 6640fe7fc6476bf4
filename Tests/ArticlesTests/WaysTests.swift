import Controls
import Foundation
import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: the ways together")
struct WaysTests {
  @Test func `all ways are the same after every sequence of two inputs`() throws {
    for step in ArticlesChapter.steps { try step.checkParity(depth: 2, random: 60) }
  }

  @Test func `nothing is set when all is at rest`() async throws {
    for inputs in lives { try await ParityChecker(ArticlesChapter.self).checkRest(after: inputs) }
  }

  @Test func `nothing outlives its controller, whenever the screen closes`() throws {
    for inputs in lives { try ArticlesChapter.checkLifetimes(after: inputs) }
    try ListOfArticles.checkLifetimes(after: lives[1])
  }

  @Test(
    "in every random sequence all ways make the same requests, and no request runs twice at once",
    arguments: 1...3)
  func requests(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let panes = try Panes(ArticlesChapter.self, ArticlesChapter.ways)
    // Without "service off": a service that never answers gets no further requests.
    let alphabet = ArticlesChapter.alphabet.filter { $0 != .event("service", ["off"]) }
    var inputs: [Input] = []
    for _ in 1...200 {
      let input = try #require(alphabet.filter(panes.canPerform).randomElement(using: &random))
      inputs.append(input)
      try panes.perform(input)
      let faults = faults(panes)
      for fault in faults { Issue.record("\(fault), after\n\(Script.text(of: inputs))") }
      // From here on the ways differ: each later input would show the same fault again.
      if !faults.isEmpty { return }
    }
    #expect(panes.all.allSatisfy { $0.world.scriptedNetwork.calls.count > 15 })
  }

  /// Each request that a way makes twice at a time, and each way whose requests are not those of most ways.
  private func faults(_ panes: Panes<ArticlesChapter>) -> [String] {
    let calls = panes.all.map { pane in pane.world.scriptedNetwork.calls }
    let lists = calls.map { calls in calls.map { "\($0.request): \($0.state)" }.sorted() }
    let counts = Dictionary(lists.map { ($0, 1) }, uniquingKeysWith: +)
    let most = lists.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? []
    return zip(panes.all, zip(calls, lists)).flatMap { pane, pair in
      let (calls, list) = pair
      var living: Set<Request> = []
      let repeated = calls.filter { $0.state == .living }.map(\.request).filter { !living.insert($0).inserted }
      let odd = list.difference(from: most).map { change in
        switch change {
        case .insert(_, let call, _): "\(pane.name): \(call), unlike most ways"
        case .remove(_, let call, _): "\(pane.name): without \(call), unlike most ways"
        }
      }
      return repeated.map { "\(pane.name) asks twice for \($0)" } + odd
    }
  }

  nonisolated private static let failed: [Input] = [
    .wait(.seconds(1)), .scroll("articles"), .event("fail", ["last", "timeout"]),
  ]
  nonisolated private static let failedAgain =
    failed + [.scroll("articles"), .event("fail", ["last", "timeout"]), .scroll("articles")]

  @Test(
    "the original asks for the first page after a pause; a failure and a refresh empty its list",
    arguments: [
      ([.wait(.milliseconds(199))], 0, 0), ([.wait(.milliseconds(200))], 1, 0), ([.wait(.milliseconds(700))], 1, 20),
      (failed, 2, 0), (failed + [.scroll("articles")], 3, 0), (failedAgain, 3, 0),
      ([.wait(.seconds(1)), .tap("refresh")], 2, 0), ([.wait(.seconds(1)), .tap("refresh"), .tap("refresh")], 3, 0),
    ] as [([Input], Int, Int)])
  func original(_ inputs: [Input], _ requests: Int, _ rows: Int) throws {
    let pane = try Pane(ListOfArticles.self, Way("original", OriginalWay.Controller.self), after: inputs)
    #expect(pane.world.scriptedNetwork.calls.count { $0.request.url.query() != nil } == requests)
    #expect(pane.screen.articles.rowCount == rows)
  }
}
