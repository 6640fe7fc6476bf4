import BuiltPackage
import Foundation
import Testing

@testable import Measure

@Suite("Measure --renew")
struct RenewalTests {
  @Test func `refuses to write down the figures of a debug build`() async throws {
    guard Renewal.Obstacle.here == .debugBuild else { return }
    let run = try await ProgramRun("Measure", ["--renew"])
    #expect(
      run.complaints == [
        "Measure: the book's figures are those of a release build: swift build -c release && swift run -c release "
          + "Measure --renew"
      ])
    #expect(run.status == 64)
  }

  @Test func `refuses figures of the real RxSwift, and figures without allocations`() {
    #expect(Renewal.Obstacle(isDebug: true, library: "Rx", counts: true) == .debugBuild)
    #expect(Renewal.Obstacle(isDebug: false, library: "RxSwift", counts: true) == .otherRx)
    #expect(Renewal.Obstacle(isDebug: false, library: "RxSwift", counts: false) == .noAllocations)
    #expect(Renewal.Obstacle(isDebug: false, library: "Rx", counts: false) == .noAllocations)
    #expect(Renewal.Obstacle(isDebug: false, library: "Rx", counts: true) == nil)
    #expect([Renewal.Obstacle.debugBuild, .otherRx, .noAllocations].map(\.status) == [64, 64, 69])
  }

  @Test("writes the costs that each chapter's program reports, of a fifth way too, and the workloads; RxSwift's stay")
  @MainActor func written() throws {
    let package = try StandInChapters(["02-B", "01-A"])
    try package.addFifthWay(to: "02-B")
    try Renewal(programs: package.programs, root: package.root).run(
      {
        [
          Measurement(
            workload: Workload("closures", per: "element", 1) { $0 }, minimum: 10.04, median: 12, allocations: 0.24,
            bytes: 7.6)
        ]
      }, day: Date(timeIntervalSince1970: 0))
    let figures = try package.figures()
    #expect(figures.sideBySide == .example)
    #expect(figures.date == "1970-01-01")
    #expect(figures.chapters.map(\.chapter) == ["A", "B"])
    #expect(figures.chapters.map(\.costs.count) == [1, 1])
    #expect(
      figures.workloads == [
        .init(name: "closures", unit: "element", nanoseconds: 10, allocations: 0.2, bytes: 8)
      ])
  }

  @Test("writes nothing if a program is missing or fails")
  @MainActor func refused() throws {
    let package = try StandInChapters(["01-A", "02-B"])
    let renewal = Renewal(programs: package.programs, root: package.root)
    try package.replaceProgram("B", by: "exit 3")
    #expect(throws: MeasuringProgram.Refusal.self) { try renewal.run { [] } }
    try package.replaceProgram("B", by: "echo no figures")
    #expect(throws: MeasuringProgram.Refusal.self) { try renewal.run { [] } }
    try FileManager.default.removeItem(at: package.programs.appendingPathComponent("B"))
    #expect(throws: Renewal.Refusal.self) { try renewal.run { [] } }
    #expect(try package.figures().chapters.isEmpty)
  }
}

/// Folders of chapters, and for each a program that says what it costs.
private final class StandInChapters {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  var programs: URL { root.appendingPathComponent("programs") }

  init(_ chapters: [String]) throws {
    let folders = chapters.map { "Chapters/\($0)" } + ["programs", "Shared/Tools/Measure"]
    for folder in folders {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    for chapter in chapters {
      try write("", as: "\(chapter.dropFirst(3)).swift", in: chapter)
      try setArguments("--measure --json", of: chapter)
    }
    try Figures(machine: "none", date: "never", workloads: [], chapters: [], sideBySide: .example)
      .write(to: root.appendingPathComponent(Figures.path))
  }

  func figures() throws -> Figures { try Figures(readFrom: root.appendingPathComponent(Figures.path)) }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Adds a file of the fifth way; the program takes only the arguments that ask for it.
  func addFifthWay(to chapter: String) throws {
    try write("", as: "Today.swift", in: chapter)
    try setArguments("--measure --json --pattern today", of: chapter)
  }

  private func setArguments(_ arguments: String, of chapter: String) throws {
    let name = String(chapter.dropFirst(3))
    let costs = #"[{"way":"\#(name)","microseconds":1,"allocations":2,"bytes":3}]"#
    try replaceProgram(name, by: #"[ "$*" = "\#(arguments)" ] && echo '\#(costs)'"#)
  }

  private func write(_ text: String, as name: String, in chapter: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent("Chapters/\(chapter)/\(name)"))
  }

  func replaceProgram(_ name: String, by script: String) throws {
    try StandIn.write(script, as: programs.appendingPathComponent(name))
  }
}
