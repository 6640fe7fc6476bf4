import Foundation
import Stage

/// The measurements for the book, with the machine and the day. `Figures.json` holds it; each part has a command that
/// renews it, and keeps the other one.
struct Figures: Codable, Equatable {
  var machine: String
  var date: String
  var workloads: [WorkloadFigure]
  var chapters: [ChapterFigure]
  var sideBySide: SideBySide

  struct WorkloadFigure: Codable, Equatable {
    let name: String
    let unit: String
    let nanoseconds: Double
    let allocations: Double
    let bytes: Double
  }

  /// A chapter: the costs without a way and of the four ways.
  struct ChapterFigure: Codable, Equatable {
    let chapter: String
    let costs: [Cost]
  }

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
  /// Returns the number with so many decimals: a measurement is not more precise.
  func rounded(to digits: Int) -> Double {
    let unit = pow(10, Double(digits))
    return (self * unit).rounded() / unit
  }
}
