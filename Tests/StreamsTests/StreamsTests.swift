import Controls
import KeyValueObserving
import Models
import Stage
import Testing

@testable import Streams

@Suite("05 Streams")
struct StreamsTests {
  @Test(arguments: Pattern.allCases)
  func `in a field that already has the focus, typing 123 causes three events`(_ way: Pattern) async throws {
    let inputs = ["focus text", "type text \"123\""]
    try await play(script(inputs, computed: [6, 15]), on: MapPerLabel.self, way)
    try await play(script(inputs, computed: [2, 5]), on: StreamsChapter.self, way)
  }

  @Test func `without the focus event, the checksum is computed 12 times, or 4 times when it is shared`() async throws {
    let inputs = ["type text \"123\"", "submit text"]
    let (perLabel, shared) = (Way("distinct", DistinctWay.PerLabel.self), Way("distinct", DistinctWay.Shared.self))
    try await play(script(inputs, computed: [12, 12]), on: MapPerLabel.self, perLabel)
    try await play(script(inputs, computed: [4, 4]), on: StreamsChapter.self, shared)
  }

  /// Inputs, and how often was computed after each.
  private func script(_ inputs: [String], computed counts: [Int]) -> String {
    zip(inputs, counts).map { "\($0)\nexpect runs \"computed \($1) times\"" }.joined(separator: "\n")
  }

  @Test func `shared without replay, the second and third labels miss the first value and get the next one`() throws {
    let seen = try observations(
      "focus text", on: StreamsChapter.self, [Way("share()", OriginalWay.SharedCalls.self)]
    ) { pane in
      [pane.screen.hexadecimal, pane.screen.decimal, pane.screen.binary].map { $0.text ?? "" }.joined(separator: ",")
    }
    let stars = #"☆☆Optional("")☆☆"#
    #expect(seen.rows.map(\.details) == [["\(stars),,"], ["\(stars),\(stars),\(stars)"]])
  }

  @Test func `the four ways are the same after every sequence of four inputs`() throws {
    for step in StreamsChapter.steps { try step.checkParity(depth: 4, random: 50) }
  }

  @Test func `nothing outlives its controller`() throws {
    for step in StreamsChapter.steps { try step.checkLifetimes() }
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

  @Test func `Trap: an observed computed property is computed more often than its handler reads it`() {
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
