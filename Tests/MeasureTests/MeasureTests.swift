import BuiltPackage
import SectionedList
import Testing

@testable import Measure

@Suite("Measure", .serialized)
struct MeasureTests {
  @Test("each workload does what it is told, and is measured")
  @MainActor func results() {
    let results = Workload.all.map { "\($0.name): \($0.run(4))" }
    #expect(
      results == [
        "12 closures: 4", "subject pumping: 4", "subject pumping, two subscriptions: 8", "subject creating: 4",
        "map–filter pumping: 4", "map–filter creating: 4", "map–filter Driver pumping: 4",
        "map–filter Driver creating: 4", "flatMaps pumping: 4", "flatMaps creating: 4", "flatMapLatest pumping: 4",
        "flatMapLatest creating: 4", "combineLatest pumping: 4", "combineLatest creating: 4", "behaviour relay: 6",
        "share(replay: 1) to four: 16", "scan–distinct–take: 10", "from: 6", "merge of two: 4", "zip of two: 4",
        "withLatestFrom: 8", "observe(on: main): 4", "dispose bag with 1,000: 4", "direct call: 6", "callback: 6",
        "delegate: 6", "KVO-style observer: 6", "Rx: 6", "Observation: 6", "sectioned difference, a tenth edited: 1",
        "CollectionDifference, a tenth edited: 1", "sectioned difference, a tenth moved: 1",
        "CollectionDifference, a tenth moved: 2",
      ])
  }

  @Test("figures are those of a unit, the fastest run's and the middle one's", arguments: Workload.all.indices)
  @MainActor func figures(_ index: Int) throws {
    let workload = Workload.all[index]
    let small = Workload(workload.name, per: workload.unit, 4, workload.run)
    let measurement = try #require(Measurement.measure([small], runs: 3).first)
    #expect(measurement.minimum > 0)
    #expect(measurement.median >= measurement.minimum)
    #expect(measurement.allocations >= 0 && measurement.bytes >= measurement.allocations)
  }

  @Test func `the table compares with the closures of the same run`() {
    let closures = Workload("closures", per: "element", 1) { _ in 0 }
    let chain = Workload("chain", per: "subscription", 1) { _ in 0 }
    let lines = Table.lines([
      Measurement(workload: closures, minimum: 10, median: 12, allocations: 0, bytes: 0),
      Measurement(workload: chain, minimum: 250, median: 260, allocations: 4, bytes: 96),
    ])
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      words == [
        "min ns median allocs bytes ÷ closures", "closures, per element 10.0 12.0 0 0 1.0",
        "chain, per subscription 250 260 4.0 96 25",
      ])
    #expect(lines.allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") })
  }

  @Test func `a difference configures new and changed rows, a reload all rows`() {
    struct Name: Identifiable, Equatable { let id: Int }
    struct Row: Identifiable, Equatable {
      let id: Int
      var isOn = false
    }
    let old = [ListSection(model: Name(id: 0), items: [Row(id: 1), Row(id: 2), Row(id: 3), Row(id: 4)])]
    let new = [
      ListSection(model: Name(id: 0), items: [Row(id: 4), Row(id: 1), Row(id: 2, isOn: true), Row(id: 5)])
    ]
    let cells = SectionedLists.Cells(from: old, to: new)
    #expect((cells.reloaded, cells.configured, cells.moved) == (4, 2, 1))
    #expect(SectionedLists.cellLines.count == 2)
    #expect(SectionedLists.cellLines.allSatisfy { $0.hasPrefix("10000 rows, a tenth ") })
  }

  @Test("typing is measured key by key, up to the bytes that a terminal gets")
  @MainActor func typing() throws {
    let delays = try Typing.delays(keys: 4)
    #expect(delays.count == 4)
    #expect(delays.allSatisfy { $0 > .zero })
    let line = try Typing.line(keys: 2)
    let figures = "median [0-9]+\\.[0-9]{2} ms, worst [0-9]+\\.[0-9]{2} ms, of 2 keys"
    let start = "typing on the stage, 200 × 60, 10000 rows in each table: from key to bytes "
    #expect(line.hasPrefix(start))
    #expect(try Regex(figures).wholeMatch(in: line.dropFirst(start.count)) != nil)
  }

  @Test func `a part of a name finds its workloads, as it can be typed`() throws {
    let creating = try #require(Workload.all.first { $0.name == "map–filter Driver creating" })
    #expect(["map–filter", "map-filter", "driver", "creating"].allSatisfy(creating.isNamed))
    #expect(!creating.isNamed("pumping"))
    #expect(Typing.isNamed("Stage") && !Typing.isNamed("Driver"))
  }

  @Test(
    "an invalid command line is reported in one line, without control characters",
    arguments: [
      (
        ["no\u{1b}[2J such"],
        "Measure: no workload has “no\\u{1B}[2J such” in its name; without an argument all are measured."
      ),
      (["--renew", "subject"], "Measure: --renew measures everything: leave the rest out"),
      (["--json", "subject"], "Measure: --json measures all benchmarks: leave the rest out"),
      (["--beside"], "Measure: --beside takes a program, and nothing else but --renew: --beside PROGRAM [--renew]"),
      (
        ["--beside", "a", "b"],
        "Measure: --beside takes a program, and nothing else but --renew: --beside PROGRAM [--renew]"
      ),
      (["--all"], "Measure: unknown option --all: --help lists the options"),
      ([""], "Measure: an empty name is in every name: name a part of one, or nothing for all of them"),
    ])
  func usage(_ arguments: [String], _ complaint: String) async throws {
    let run = try await ProgramRun("Measure", arguments)
    #expect(run.status == 64)
    #expect(run.text == "")
    #expect(run.complaints == [complaint])
  }

  @Test func `the help lists the commands`() async throws {
    let run = try await ProgramRun("Measure", ["--help"])
    #expect(run.text.hasPrefix("Usage: swift run -c release Measure [OPTION | PART OF A NAME…]\n"))
    #expect(run.status == 0)
  }
}
