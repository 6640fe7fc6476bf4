import Foundation
import Stage
import Terminal

/// Measures what Rx and the other ways cost: `swift run -c release Measure [PART OF A NAME …]`. With `--renew` the figures
/// of the book are measured anew.
///
/// Prints for each workload the nanoseconds per unit (fastest and middle of seven runs), the allocations and their
/// bytes, the ratio to a chain of twelve closures in the same run, and, where there is a reference figure, how many
/// times as fast as RxSwift 6.10.2 this is. Below the table stands how long the stage of a terminal takes for a key.
@main
enum Measure {
  @MainActor static func main() {
    do throws(MeasureOptions.Refusal) {
      switch try MeasureOptions(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(MeasureOptions.text, terminator: "")
      case .renewal: renew()
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

  /// Writes down what the book has figures of.
  @MainActor private static func renew() {
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if let obstacle = Renewal.Obstacle.here { fail(obstacle.message, obstacle.status) }
    do {
      try Renewal(programs: programs, root: root).run { Measurement.measure(Workload.all) }
      print("\(Figures.path): renewed")
    } catch {
      fail("\(error)", 1)
    }
  }

  private static func fail(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("Measure: \(message.visible)\n".utf8))
    exit(status)
  }
}
