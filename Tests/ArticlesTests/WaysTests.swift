import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: the four ways together")
struct WaysTests {
  @Test("the four ways are the same after every sequence of inputs")
  func parity() throws {
    #expect(try ParityChecker(ListOfArticles.self).checkAll(depth: 2)?.inputs ?? 0 > 400)
    #expect(try ParityChecker(ArticlesChapter.self).checkAll(depth: 2)?.inputs ?? 0 > 400)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(ListOfArticles.self).checkRandomly(count: 40, length: 30, seed: 11).inputs == 1200)
    #expect(try ParityChecker(ArticlesChapter.self).checkRandomly(count: 60, length: 30, seed: 12).inputs == 1800)
  }

  @Test("nothing is set when all is at rest")
  func rest() async throws {
    for inputs in lives { try await ParityChecker(ArticlesChapter.self).checkRest(after: inputs) }
  }

  @Test("nothing outlives its controller, whenever the screen goes", arguments: Pattern.allCases)
  func lifetimes(_ pattern: Pattern) throws {
    for inputs in lives {
      let faults = try LifetimeChecker(ArticlesChapter.self, after: inputs).check(ArticlesChapter.way(pattern))
      #expect(faults == [])
    }
    let faults = try LifetimeChecker(ListOfArticles.self, after: lives[1]).check(ListOfArticles.way(pattern))
    #expect(faults == [])
  }

  @Test("no request outlives its screen, and none is made twice", arguments: Pattern.allCases)
  func close(_ pattern: Pattern) throws {
    for inputs in lives {
      let pane = try pane(after: inputs, pattern)
      let living = pane.world.scriptedNetwork.calls.filter { $0.state == .living }.map(\.request)
      #expect(Set(living).count == living.count)
      try pane.close()
      #expect(pane.world.scriptedNetwork.livingCount == 0)
      #expect(pane.world.pendingCount == 0)
    }
  }

  @Test("whatever happens, the four ways ask for the same, and nobody for what is under way already", arguments: 1...3)
  func requests(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let panes = try Panes(ArticlesChapter.self, ArticlesChapter.ways)
    // With a service that answers: who waits for ever asks for nothing more.
    let alphabet = ArticlesChapter.alphabet.filter { $0 != .event("service", ["off"]) }
    for _ in 1...200 {
      let input = try #require(alphabet.filter(panes.canPerform).randomElement(using: &random))
      try panes.perform(input)
      let calls = panes.all.map(\.world.scriptedNetwork.calls)
      #expect(Set(calls.map { calls in calls.map { "\($0.request): \($0.state)" }.sorted() }).count == 1, "\(input)")
      for calls in calls {
        let living = calls.filter { $0.state == .living }.map(\.request)
        #expect(Set(living).count == living.count, "\(input)")
      }
    }
    #expect(panes.all.allSatisfy { $0.world.scriptedNetwork.calls.count > 15 })
  }
}
