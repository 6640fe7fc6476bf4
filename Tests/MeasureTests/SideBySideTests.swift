import BuiltPackage
import Foundation
import Testing

@testable import Measure

@Suite("Measure --beside")
struct SideBySideTests {
  @Test func `the two programs take turns, and the fastest turn of each half counts`() throws {
    let programs = try StandInPrograms()
    let pairs = try programs.run.run()
    #expect(try programs.turns() == Array(repeating: "Rx RxSwift", count: 16).joined(separator: " "))
    #expect(pairs.map(\.name) == Workload.benchmarks.map(\.name))
    // Each turn reports the number of turns so far, so the first one of each half is the fastest.
    #expect(pairs.allSatisfy { $0.rx == .init(nanoseconds: [1, 17], allocations: 2, bytes: 48) })
    #expect(pairs.allSatisfy { $0.rxSwift == .init(nanoseconds: [2, 18], allocations: 2, bytes: 48) })
  }

  @Test func `a program with the wrong library or other benchmarks is refused`() throws {
    let programs = try StandInPrograms()
    #expect(programs.refusal(programs.rx, programs.rx) == "RX was built with Rx, and not with RxSwift")
    try programs.write("RxSwift", Workload.benchmarks.dropLast())
    #expect(programs.refusal(programs.rx, programs.rxSwift) == "RXSWIFT has other benchmarks: build it anew")
    try StandIn.write("exit 3", as: programs.rxSwift)
    #expect(programs.refusal(programs.rx, programs.rxSwift) == "RXSWIFT ended with 3")
  }

  @Test("a turn measures all benchmarks, and names the library")
  @MainActor func turn() throws {
    let workloads = Workload.benchmarks.map { Workload($0.name, per: $0.unit, 2, $0.run) }
    let turn = Turn.measured(workloads)
    #expect(turn.library == Library.name)
    #expect(turn.workloads.map(\.name) == Workload.benchmarks.map(\.name))
    #expect(turn.workloads.allSatisfy { $0.nanoseconds > 0 })
  }

  @Test func `ratios are those of the fastest runs, in each half and in both`() {
    let sideBySide = SideBySide.example
    #expect(sideBySide.pairs.map { $0.timesAsFast() } == [8, 2])
    #expect(sideBySide.pairs.map { $0.timesAsFast(1) } == [5, 2])
    #expect(abs(sideBySide.geometricMean() - 4) < 0.001)
    #expect(abs(sideBySide.geometricMean(0) - 4) < 0.001)
    #expect((sideBySide.least(), sideBySide.least(0), sideBySide.least(1)) == (2, 2, 2))
  }

  @Test func `the table has both columns twice, their ratios, and their allocations`() {
    let lines = Table.lines(SideBySide.example)
    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        "Rx ns again RxSwift again × RxSwift again allocs RxSwift ratio",
        "pumping, per element 10.0 20 80 100 8.0 5.0 0 0",
        "creating, per subscription 100 100 200 200 2.0 2.0 3.0 6.0 0.5",
        "geometric mean 4.0 3.2", "least 2.0 2.0",
      ])
    #expect(lines.allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") })
  }

  @Test(arguments: [["--json"], ["--beside", "a"]])
  func `refuses to compare builds for debugging`(_ arguments: [String]) async throws {
    guard Renewal.Obstacle.here == .debugBuild else { return }
    let run = try await ProgramRun("Measure", arguments)
    #expect(
      run.complaints == [
        "Measure: the book's figures are those of a release build: bash Shared/Tools/measure-with-rxswift.sh GITDIR"
      ])
    #expect(run.status == 64)
  }

  @Test(
    "the script wants a git directory of RxSwift",
    arguments: [
      ("", "measure-with-rxswift: usage: Shared/Tools/measure-with-rxswift.sh GITDIR [--renew]", Int32(64)),
      ("a --twice", "measure-with-rxswift: usage: Shared/Tools/measure-with-rxswift.sh GITDIR [--renew]", 64),
      ("none", "with-rxswift.sh: none is not a git directory; clone ReactiveX/RxSwift and name its directory", 66),
    ])
  func script(_ arguments: String, _ complaint: String, _ status: Int32) async throws {
    let run = try await ProgramRun(commandLine: "bash Shared/Tools/measure-with-rxswift.sh \(arguments)")
    #expect(run.complaints == [complaint])
    #expect(run.status == status)
  }
}

extension SideBySide {
  /// Two benchmarks: in one of them a half is slower.
  static var example: SideBySide {
    SideBySide(
      machine: "none", date: "never",
      pairs: [
        Pair(
          name: "pumping", unit: "element", rx: .init(nanoseconds: [10, 20], allocations: 0, bytes: 0),
          rxSwift: .init(nanoseconds: [80, 100], allocations: 0, bytes: 0)),
        Pair(
          name: "creating", unit: "subscription", rx: .init(nanoseconds: [100, 100], allocations: 3, bytes: 64),
          rxSwift: .init(nanoseconds: [200, 200], allocations: 6, bytes: 128)),
      ])
  }
}

/// A stand-in for a program with each library. What it says of its time is how many turns both have had.
private final class StandInPrograms {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  var rx: URL { folder.appendingPathComponent("RX") }

  var rxSwift: URL { folder.appendingPathComponent("RXSWIFT") }

  var run: SideBySideRun { SideBySideRun(rx: rx, rxSwift: rxSwift) }

  init() throws {
    for library in ["Rx", "RxSwift"] { try write(library, Workload.benchmarks) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Makes the program with this library.
  func write(_ library: String, _ workloads: [Workload]) throws {
    let turn = Turn(
      library: library,
      workloads: workloads.map { .init(name: $0.name, unit: $0.unit, nanoseconds: 777, allocations: 2, bytes: 48) })
    let figures = String(decoding: try JSONEncoder().encode(turn), as: UTF8.self)
    try StandIn.write(
      """
      [ "$*" = --json ] || exit 64
      cd "${0%/*}"
      echo \(library) >>turns
      echo '\(figures)' | sed "s/777/$(wc -l <turns | tr -d ' ')/g"
      """, as: folder.appendingPathComponent(library.uppercased()))
  }

  /// The libraries in the order of their turns.
  func turns() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("turns"), encoding: .utf8)
      .split(separator: "\n").joined(separator: " ")
  }

  /// The reason, with the names of the files only, why these two are not compared.
  func refusal(_ rx: URL, _ rxSwift: URL) -> String? {
    do throws(MeasuringProgram.Refusal) {
      _ = try SideBySideRun(rx: rx, rxSwift: rxSwift).run()
      return nil
    } catch {
      return error.description.replacing("\(folder.path)/", with: "")
    }
  }
}
