import Foundation
import Programs
import Stage

/// Measures everything that the book has figures of, and writes them down: `Measure --renew`.
///
/// The chapters are measured by their own programs (`--measure`), which lie beside this one if everything was built:
///
///     swift build -c release && swift run -c release Measure --renew
struct Renewal {
  /// Where the programs of the chapters are.
  let programs: URL

  /// The root of the package.
  let root: URL

  /// Why nothing was written down.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Measures, and writes the file.
  ///
  /// - Throws: ``Refusal`` if a program is missing or fails; whatever writing the file throws.
  @MainActor func run(_ measure: () -> [Measurement], day: Date = Date()) throws {
    let chapters = try chapters()
    let missing = chapters.filter { !FileManager.default.isExecutableFile(atPath: program($0).path) }
    guard missing.isEmpty else {
      throw Refusal(description: "there is no \(missing.joined(separator: ", ")): swift build -c release, then again")
    }
    let figures = Figures(
      machine: Machine.description, date: day.formatted(.iso8601.year().month().day()),
      workloads: measure().map(Figures.WorkloadFigure.init),
      chapters: try chapters.map { .init(chapter: $0, costs: try costs(of: $0)) })
    try figures.write(to: root.appendingPathComponent(Figures.path))
  }

  private func program(_ chapter: String) -> URL { programs.appendingPathComponent(chapter) }

  /// The names of the chapters, in reading order.
  private func chapters() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Chapters").path)
      .filter { $0.contains("-") }.sorted().map { String($0.drop { $0 != "-" }.dropFirst()) }
  }

  private func costs(of chapter: String) throws -> [Cost] {
    let run = try measure(chapter)
    guard run.shellStatus == 0 else {
      throw Refusal(description: "\(chapter) --measure ended with \(run.shellStatus)")
    }
    return try JSONDecoder().decode([Cost].self, from: Data(run.output.utf8))
  }

  private func measure(_ chapter: String) throws(Refusal) -> Program.Run {
    do throws(Program.Failure) {
      return try Program(program(chapter), ["--measure", "--json"]).run(.kept, limit: .seconds(3600))
    } catch {
      switch error {
      case .notStarted(let reason): throw Refusal(description: "\(chapter) cannot be started: \(reason)")
      case .noRoom(let reason): throw Refusal(description: Program.Failure.noRoomLine(reason))
      case .endless: throw Refusal(description: "\(chapter) --measure does not end")
      case .interrupted: throw Refusal(description: "\(chapter) --measure was ended")
      }
    }
  }
}
