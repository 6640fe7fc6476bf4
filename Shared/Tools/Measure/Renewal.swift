import Foundation
import Platform
import ProcessMetrics
import Stage

/// Measures the figures of the book and writes them into the file: `Measure --renew`. RxSwift's figures stay.
///
/// The chapters are measured by their own programs (`--measure`), which are beside this one after a full build:
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
    let chapters = try ChapterCode.all(of: root)
    let missing = chapters.map(\.chapter).filter { !FileManager.default.isExecutableFile(atPath: program($0).path) }
    guard missing.isEmpty else {
      throw Refusal(description: "there is no \(missing.joined(separator: ", ")): swift build -c release, then again")
    }
    let (workloads, costs) = (measure(), try chapters.map(costs))
    try Figures.change(in: root) { figures in
      (figures.machine, figures.date) = (Machine.description, Figures.text(of: day))
      figures.workloads = workloads.map(Figures.WorkloadFigure.init)
      figures.chapters = zip(chapters.map(\.chapter), costs).map(Figures.ChapterFigure.init)
    }
  }

  private func program(_ chapter: String) -> URL { programs.appendingPathComponent(chapter) }

  private func costs(of code: ChapterCode) throws -> [Cost] {
    let fifthWay = code.fifthWay.map { ["--pattern", $0] } ?? []
    let program = program(code.chapter)
    return try MeasuringProgram(program, ["--measure", "--json"] + fifthWay, name: "\(code.chapter) --measure")
      .measured([Cost].self)
  }
}

extension Renewal {
  enum Obstacle: Equatable {
    /// Built without optimisation.
    case debugBuild
    case otherRx
    case noAllocations

    static var here: Obstacle? {
      #if DEBUG
      let isDebug = true
      #else
      let isDebug = false
      #endif
      return Obstacle(isDebug: isDebug, library: Library.name, counts: allocations_are_counted())
    }

    /// The obstacle in a build with this library; ``otherRx`` is checked last.
    init?(isDebug: Bool, library: String, counts: Bool) {
      if isDebug {
        self = .debugBuild
      } else if !counts {
        self = .noAllocations
      } else if library != "Rx" {
        self = .otherRx
      } else {
        return nil
      }
    }

    /// A line with the problem and the right command.
    func message(_ command: String) -> String {
      switch self {
      case .debugBuild: return "the book's figures are those of a release build: \(command)"
      case .otherRx: return "the book's figures are those of its own Rx, not of RxSwift: unset RX; \(command)"
      case .noAllocations: return "allocations are not counted here: \(command), without a sanitizer"
      }
    }

    var status: Int32 { self == .noAllocations ? 69 : 64 }
  }
}
