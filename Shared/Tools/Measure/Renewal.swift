import Foundation
import Platform
import Stage

/// Measures what the book has figures of, and writes them down: `Measure --renew`. Those of RxSwift stay as they are.
///
/// The chapters are measured by their own programs (`--measure`), which lie beside this one if everything was built:
///
///     swift build -c release && swift run -c release Measure --renew
struct Renewal {
  static let command = "swift build -c release && swift run -c release Measure --renew"
  let programs: URL
  let root: URL

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Measures, and writes the file.
  ///
  /// - Throws: ``Refusal`` if a program is missing, `MeasuringProgram.Refusal` if one fails; whatever reading and writing
  ///   the file throws.
  @MainActor func run(_ measure: () -> [Measurement], day: Date = Date()) throws {
    let chapters = try chapters()
    let missing = chapters.filter { !FileManager.default.isExecutableFile(atPath: program($0).path) }
    guard missing.isEmpty else {
      throw Refusal(description: "there is no \(missing.joined(separator: ", ")): swift build -c release, then again")
    }
    let (workloads, costs) = (measure(), try chapters.map(costs))
    try Figures.change(in: root) { figures in
      (figures.machine, figures.date) = (Machine.description, Figures.text(of: day))
      figures.workloads = workloads.map(Figures.WorkloadFigure.init)
      figures.chapters = zip(chapters, costs).map(Figures.ChapterFigure.init)
    }
  }

  private func program(_ chapter: String) -> URL { programs.appendingPathComponent(chapter) }

  /// The names of the chapters, in reading order.
  private func chapters() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Chapters").path)
      .filter { $0.contains("-") }.sorted().map { String($0.drop { $0 != "-" }.dropFirst()) }
  }

  private func costs(of chapter: String) throws -> [Cost] {
    try MeasuringProgram(program(chapter), ["--measure", "--json"], name: "\(chapter) --measure").measured([Cost].self)
  }
}
