import Stage
import Testing

@testable import Streams

/// What each experiment prints, to the letter. Those that print by themselves, or run a process of their own, are with
/// the tests of the command line.
@Suite("05 Streams: the experiments")
struct ExperimentTests {
  @Test("each prints what is written here", arguments: Expectations.all)
  func output(_ name: String, _ expected: String) throws {
    let experiment = try #require(StreamsChapter.experiments.first { $0.name == name })
    var lines: [String] = []
    try experiment.run { lines.append($0) }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("each is written here or with the tests of the command line, and no name stands twice")
  func complete() {
    let names = StreamsChapter.experiments.map(\.name)
    #expect(Set(Expectations.all.map(\.name) + ["debug", "binding-errors"]) == Set(names))
    #expect(Set(names).count == names.count)
  }
}
