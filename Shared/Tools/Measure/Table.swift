import Foundation

/// Measurements as lines of text.
enum Table {
  private static let referenceClosures = 33.0

  /// One line for each measurement, below a heading; the first one is what the others are compared with.
  static func lines(_ measurements: [Measurement]) -> [String] {
    guard let closures = measurements.first?.minimum else { return [] }
    let heading = row("", "min ns", "median", "allocs", "bytes", "÷ closures", "× RxSwift", "allocs ÷")
    let rows = measurements.map { measurement in
      let reference = measurement.workload.reference
      return row(
        "\(measurement.workload.name), per \(measurement.workload.unit)",
        number(measurement.minimum), number(measurement.median),
        number(measurement.allocations), number(measurement.bytes),
        number(measurement.minimum / closures),
        reference.map { number(speed(of: measurement, closures, $0)) } ?? "",
        reference.flatMap { $0.allocations > 1 ? number(measurement.allocations / $0.allocations) : nil } ?? "")
    }
    let speeds = measurements.compactMap { measurement in
      measurement.workload.reference.map { speed(of: measurement, closures, $0) }
    }
    guard let slowest = speeds.min() else { return [heading] + rows }
    let mean = exp(speeds.map { log($0) }.reduce(0, +) / Double(speeds.count))
    return [heading] + rows + ["× RxSwift: geometric mean \(number(mean)), least \(number(slowest))"]
  }

  /// How many times as fast as RxSwift, each compared with the closures of its own machine.
  private static func speed(
    of measurement: Measurement, _ closures: Double, _ reference: Workload.Reference
  ) -> Double {
    reference.nanoseconds / referenceClosures / (measurement.minimum / closures)
  }

  private static func row(_ name: String, _ columns: String...) -> String {
    name.padding(toLength: 52, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }

  private static func number(_ value: Double) -> String {
    value < 0.05 ? "0" : String(format: value < 20 ? "%.1f" : "%.0f", value)
  }
}
