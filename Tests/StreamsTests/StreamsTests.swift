import Controls
import KeyValueObserving
import Models
import Parity
import Stage
import Testing

@testable import Streams

@Suite("05 Streams")
struct StreamsTests {
  @Test(
    "with a map per label three maps run at the start, and three at each event of editing", arguments: Pattern.allCases)
  func mapPerLabel(_ way: Pattern) async throws {
    try await play(
      """
      expect hexadecimal "0000"
      expect decimal "0"
      expect binary "0000000000000000"
      expect runs "computed 3 times"
      type text "123"
      expect hexadecimal "2B96"
      expect decimal "11158"
      expect binary "0010101110010110"
      expect runs "computed 15 times"
      submit text
      expect runs "computed 21 times"
      """, on: MapPerLabel.self, way)
  }

  @Test(
    "with the result shared one map runs at the start, and one at each event of editing", arguments: Pattern.allCases)
  func shared(_ way: Pattern) async throws {
    try await play(
      """
      expect hexadecimal "0000"
      expect decimal "0"
      expect binary "0000000000000000"
      expect runs "computed 1 time"
      type text "123"
      expect hexadecimal "2B96"
      expect decimal "11158"
      expect binary "0010101110010110"
      expect runs "computed 5 times"
      submit text
      expect runs "computed 7 times"
      """, on: StreamsChapter.self, way)
  }

  @Test("in a field that has the focus already, 123 is three events", arguments: Pattern.allCases)
  func withoutFocus(_ way: Pattern) async throws {
    try await play(
      """
      focus text
      expect runs "computed 6 times"
      type text "123"
      expect runs "computed 15 times"
      """, on: MapPerLabel.self, way)
    try await play(
      """
      focus text
      expect runs "computed 2 times"
      type text "123"
      expect runs "computed 5 times"
      """, on: StreamsChapter.self, way)
  }

  @Test("without the event of the focus there are 12 computations and, shared, 4")
  func distinct() async throws {
    try await play(
      "type text \"123\"\nexpect runs \"computed 12 times\"\nsubmit text\nexpect runs \"computed 12 times\"",
      on: MapPerLabel.self, Way("distinct", DistinctWay.PerLabel.self))
    try await play(
      "type text \"123\"\nexpect runs \"computed 4 times\"\nsubmit text\nexpect runs \"computed 4 times\"",
      on: StreamsChapter.self, Way("distinct", DistinctWay.Shared.self))
  }

  @Test("a paste and a deletion are one event each, a replacement one for each key", arguments: Pattern.allCases)
  func edits(_ way: Pattern) async throws {
    try await play(
      """
      paste text "abc"
      expect runs "computed 3 times"
      replace text "abcde"
      expect runs "computed 8 times"
      expect hexadecimal "C8F0"
      expect decimal "51440"
      expect binary "1100100011110000"
      clear text
      expect runs "computed 9 times"
      expect hexadecimal "0000"
      """, on: StreamsChapter.self, way)
  }

  @Test("shared without replay, the second and the third label lack their first value, and get the next")
  func withoutReplay() throws {
    let seen = try observations(
      "focus text", on: StreamsChapter.self, [Way("share()", OriginalWay.SharedCalls.self)]
    ) { pane in
      [pane.screen.hexadecimal, pane.screen.decimal, pane.screen.binary].map { $0.text ?? "" }.joined(separator: ",")
    }
    let stars = #"☆☆Optional("")☆☆"#
    #expect(seen.rows.map(\.details) == [["\(stars),,"], ["\(stars),\(stars),\(stars)"]])
  }

  @Test("the book's claims hold, but for those on the split Hello World, distinct, sample and share()")
  func claims() throws {
    let claims = try StreamsChapter.claims.filter { try !$0.find().holds }
    #expect(claims.compactMap(\.place?.lines.lowerBound) == [672, 1075, 1085, 2171])
    #expect(StreamsChapter.claims.count == 19)
  }

  @Test("no finding about the originals is so, nor any of the assumptions that one might make")
  func findingsAndTraps() throws {
    #expect(try StreamsChapter.findings.map { try $0.find().holds } == Array(repeating: false, count: 2))
    #expect(try StreamsChapter.traps.map { try $0.find().holds } == Array(repeating: false, count: 6))
  }

  @Test("the four ways are the same after every sequence of inputs, four long")
  func parity() throws {
    #expect(try ParityChecker(MapPerLabel.self).checkAll(depth: 4)?.sequences == 1296)
    #expect(try ParityChecker(StreamsChapter.self).checkAll(depth: 4)?.sequences == 1296)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(MapPerLabel.self).checkRandomly(count: 50, length: 30, seed: 5).inputs == 1500)
    #expect(try ParityChecker(StreamsChapter.self).checkRandomly(count: 50, length: 30, seed: 5).inputs == 1500)
  }

  @Test("nothing outlives its controller")
  func lifetimes() throws {
    let earlier = try LifetimeChecker(MapPerLabel.self, after: MapPerLabel.alphabet).checkEveryWay()
    #expect(earlier == [])
    let faults = try LifetimeChecker(StreamsChapter.self, after: StreamsChapter.alphabet).checkEveryWay()
    #expect(faults == [])
  }
}

@Suite("05 Streams: why the observer's computation is a method")
struct ComputedPropertyTests {
  private final class Model: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed var text = ""
    private(set) var runs = 0

    var costly: Checksum {
      runs += 1
      return Checksum(of: text)
    }
  }

  @Test("Trap: a computed property that is observed is computed more often than its handler reads it")
  func computed() {
    let model = Model()
    var reads = 0
    let observation = model.observe(\.costly, options: .initial) { model, _ in
      reads += 1
      _ = model.costly
    }
    model.text = "1"
    #expect(reads == 2)
    #expect(model.runs > reads)
    observation.invalidate()
  }
}
