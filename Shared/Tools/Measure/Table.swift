import Foundation

/// Measurements as lines of text.
enum Table {
  private static let referenceClosures = 33.0
  private static let heading = ["", "min ns", "median", "allocs", "bytes", "÷ closures", "× RxSwift", "÷ its allocs"]

  /// One line for each measurement, below a heading; the first one is what the others are compared with.
  static func lines(_ measurements: [Measurement]) -> [String] {
    guard let closures = measurements.first?.minimum else { return [] }
    let rows = measurements.map { measurement in
      let reference = measurement.workload.reference
      return [
        "\(measurement.workload.name), per \(measurement.workload.unit)",
        number(measurement.minimum), number(measurement.median),
        number(measurement.allocations), number(measurement.bytes),
        number(measurement.minimum / closures),
        reference.map { number(speed(of: measurement, closures, $0)) } ?? "",
        reference.flatMap { $0.allocations > 0 ? number(measurement.allocations / $0.allocations) : nil } ?? "",
      ]
    }
    let speeds = measurements.compactMap { measurement in
      measurement.workload.reference.map { speed(of: measurement, closures, $0) }
    }
    guard let slowest = speeds.min() else { return aligned([heading] + rows) }
    let mean = exp(speeds.map { log($0) }.reduce(0, +) / Double(speeds.count))
    return aligned([heading] + rows) + [
      "× RxSwift: how many times as fast as RxSwift 6.10.2 this is, each compared with the closures of its own machine;",
      "geometric mean \(number(mean)), least \(number(slowest)).",
    ]
  }

  /// How many times as fast as RxSwift, each compared with the closures of its own machine.
  private static func speed(
    of measurement: Measurement, _ closures: Double, _ reference: Workload.Reference
  ) -> Double {
    reference.nanoseconds / referenceClosures / (measurement.minimum / closures)
  }

  /// The rows as lines: names to the left, figures to the right, each column as wide as it has to be.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let figures = zip(row, widths).dropFirst().map { space($1 - $0.count + 2) + $0 }.joined()
      let line = row[0] + space(widths[0] - row[0].count) + figures
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func space(_ width: Int) -> String {
    String(repeating: " ", count: width)
  }

  private static func number(_ value: Double) -> String {
    value < 0.05 ? "0" : String(format: value < 20 ? "%.1f" : "%.0f", value)
  }
}
