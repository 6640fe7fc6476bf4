import Foundation
import Stage

/// What was measured for the book: on which machine, and when. `Figures.json` holds it; each part has a command that
/// renews it, and keeps the other one.
struct Figures: Codable, Equatable {
  /// What the machine calls its processor, and how many there are of it.
  var machine: String

  /// The day, as 2026-11-22.
  var date: String

  /// The workloads of this program but the benchmarks, in the order of its table.
  var workloads: [WorkloadFigure]

  /// What an input of the demo costs in each chapter, in reading order.
  var chapters: [ChapterFigure]

  /// The benchmarks, beside RxSwift.
  var sideBySide: SideBySide

  /// A workload, per unit.
  struct WorkloadFigure: Codable, Equatable {
    let name: String
    let unit: String
    let nanoseconds: Double
    let allocations: Double
    let bytes: Double
  }

  /// A chapter: the costs of nobody and of the four ways.
  struct ChapterFigure: Codable, Equatable {
    let chapter: String
    let costs: [Cost]
  }

  /// The file, from the root of the package.
  static let path = "Shared/Tools/Measure/Figures.json"
}

extension Figures {
  /// A day as the file has it.
  static func text(of day: Date) -> String { day.formatted(.iso8601.year().month().day()) }

  /// Changes a part of the file.
  ///
  /// - Parameter root: The root of the package.
  /// - Throws: Whatever reading and writing the file throws.
  static func change(in root: URL, _ change: (inout Figures) -> Void) throws {
    let file = root.appendingPathComponent(path)
    var figures = try Figures(readFrom: file)
    change(&figures)
    try figures.write(to: file)
  }

  /// Reads the file.
  ///
  /// - Throws: if it is not there, or holds something else.
  init(readFrom url: URL) throws {
    self = try JSONDecoder().decode(Figures.self, from: Data(contentsOf: url))
  }

  /// Writes the file, one figure a line, so that a difference shows what changed.
  ///
  /// - Throws: if it cannot be written.
  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: url, options: .atomic)
  }
}

extension Figures.WorkloadFigure {
  init(_ measurement: Measurement) {
    self.init(
      name: measurement.workload.name, unit: measurement.workload.unit, nanoseconds: measurement.minimum.rounded(to: 1),
      allocations: measurement.allocations.rounded(to: 1), bytes: measurement.bytes.rounded(to: 0))
  }
}

extension Double {
  /// With so many digits behind the point: nobody can read more out of a measurement.
  func rounded(to digits: Int) -> Double {
    let unit = pow(10, Double(digits))
    return (self * unit).rounded() / unit
  }
}
