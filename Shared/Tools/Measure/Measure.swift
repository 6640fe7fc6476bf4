import Foundation
import Platform
import Stage
import Terminal

/// Measures the costs of Rx and the other ways: `swift run -c release Measure [PART OF A NAME …]`. With `--renew` the figures
/// of the book are measured anew.
///
/// Prints for each workload the nanoseconds per unit (fastest and middle of seven runs), the allocations and their
/// bytes, and the ratio to a chain of twelve closures in the same run. Below the table stands how long the stage of a
/// terminal takes for a key. Beside RxSwift it is measured by `Shared/Tools/measure-with-rxswift.sh`.
@main
enum Measure {
  @MainActor static func main() {
    do throws(MeasureOptions.Refusal) {
      switch try MeasureOptions(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(MeasureOptions.text, terminator: "")
      case .renewal: renew()
      case .sideBySide(let program, let renews): compare(with: program, renews)
      case .turn: printTurn()
      case .workloads(let parts): measure(parts)
      }
    } catch {
      fail(error.message, 64)
    }
  }

  @MainActor private static func measure(_ parts: [String]) {
    let all = Workload.all
    for part in parts where !all.contains(where: { $0.isNamed(part) }) && !Typing.isNamed(part) {
      fail("no workload has “\(part)” in its name; without an argument all are measured.", 64)
    }
    let chosen = all.enumerated().filter { index, workload in
      index == 0 || parts.isEmpty || parts.contains(where: workload.isNamed)
    }
    for line in Table.lines(Measurement.measure(chosen.map(\.element))) { print(line) }
    if chosen.contains(where: { $0.element.isNamed("sectioned") }) {
      for line in SectionedLists.cellLines { print(line) }
    }
    guard parts.isEmpty || parts.contains(where: Typing.isNamed) else { return }
    do throws(PaneError) {
      print(try Typing.line())
    } catch {
      fail("\(error)", 1)
    }
  }

  /// Renews the figures of the book.
  @MainActor private static func renew() {
    if let obstacle = Renewal.Obstacle.here { fail(obstacle.message(Renewal.command), obstacle.status) }
    do {
      try Renewal(programs: program.deletingLastPathComponent(), root: root).run {
        Measurement.measure(Workload.measuredAlone)
      }
      print("\(Figures.path): renewed")
    } catch {
      fail("\(error)", 1)
    }
  }

  /// Prints the benchmarks here and in `rxSwift`, and writes them into the file if `renews` is true.
  private static func compare(with rxSwift: String, _ renews: Bool) {
    if let obstacle = Renewal.Obstacle.here { fail(obstacle.message(SideBySideRun.command), obstacle.status) }
    do {
      let pairs = try SideBySideRun(rx: program, rxSwift: URL(fileURLWithPath: rxSwift)).run()
      let sideBySide = SideBySide(machine: Machine.description, date: Figures.text(of: Date()), pairs: pairs)
      for line in Table.lines(sideBySide) { print(line) }
      guard renews else { return }
      try Figures.change(in: root) { $0.sideBySide = sideBySide }
      print("\(Figures.path): renewed")
    } catch {
      fail("\(error)", 1)
    }
  }

  /// Prints the benchmarks for the program that compares.
  private static func printTurn() {
    if let obstacle = Renewal.Obstacle.here, obstacle != .otherRx {
      fail(obstacle.message(SideBySideRun.command), obstacle.status)
    }
    do {
      print(String(decoding: try JSONEncoder().encode(Turn.measured()), as: UTF8.self))
    } catch {
      fail("\(error)", 1)
    }
  }

  private static var program: URL { URL(fileURLWithPath: CommandLine.arguments[0]) }

  private static var root: URL { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }

  private static func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("Measure: \(message.visible)\n".utf8))
    exit(status)
  }
}
