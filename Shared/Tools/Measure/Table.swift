import Foundation

/// Measurements as lines of text.
enum Table {
  /// One line for each measurement, below a heading; the first one is what the others are compared with.
  static func lines(_ measurements: [Measurement]) -> [String] {
    guard let closures = measurements.first?.minimum else { return [] }
    return aligned(
      [["", "min ns", "median", "allocs", "bytes", "÷ closures"]]
        + measurements.map { measurement in
          [
            "\(measurement.workload.name), per \(measurement.workload.unit)",
            number(measurement.minimum), number(measurement.median),
            number(measurement.allocations), number(measurement.bytes),
            number(measurement.minimum / closures),
          ]
        })
  }

  /// One line for each benchmark, below a heading: in `Rx` and in RxSwift, and both again.
  static func lines(_ sideBySide: SideBySide) -> [String] {
    aligned(
      [["", "Rx ns", "again", "RxSwift", "again", "× RxSwift", "again", "allocs", "RxSwift", "ratio"]]
        + sideBySide.pairs.map { pair in
          ["\(pair.name), per \(pair.unit)"] + (pair.rx.nanoseconds + pair.rxSwift.nanoseconds).map(number)
            + halves(pair.timesAsFast)
            + [
              number(pair.rx.allocations), number(pair.rxSwift.allocations),
              pair.rxSwift.allocations > 0 ? number(pair.rx.allocations / pair.rxSwift.allocations) : "",
            ]
        }
        + [
          ["geometric mean", "", "", "", ""] + halves(sideBySide.geometricMean) + ["", "", ""],
          ["least", "", "", "", ""] + halves(sideBySide.least) + ["", "", ""],
        ])
  }

  private static func halves(_ figure: (Int?) -> Double) -> [String] {
    (0..<SideBySide.halves).map { number(figure($0)) }
  }

  /// The rows as lines: names to the left, figures to the right, each column as wide as it has to be.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
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
