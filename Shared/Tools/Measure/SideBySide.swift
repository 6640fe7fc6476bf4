import Foundation

/// The benchmarks measured with `Rx` and with RxSwift, in turns in one run, all of it twice.
struct SideBySide: Codable, Equatable {
  /// The machine, see ``Machine``.
  let machine: String

  /// The day, as 2026-11-22.
  let date: String

  /// The benchmarks, in their order.
  let pairs: [Pair]

  /// A benchmark in both libraries, per unit.
  struct Pair: Codable, Equatable {
    let name: String
    let unit: String
    let rx: Side
    let rxSwift: Side
  }

  /// A benchmark in one library.
  struct Side: Codable, Equatable {
    /// The fastest run of each half.
    let nanoseconds: [Double]
    let allocations: Double
    let bytes: Double
  }

  /// How many times the whole comparison is measured, to show how far its figures vary.
  static let halves = 2

  /// How many times as fast as RxSwift `Rx` is, on average over the benchmarks.
  ///
  /// - Parameter half: The half whose figures count; nil for the better figure of both.
  func geometricMean(_ half: Int? = nil) -> Double {
    exp(pairs.map { log($0.timesAsFast(half)) }.reduce(0, +) / Double(pairs.count))
  }

  /// How many times as fast as RxSwift `Rx` is in the benchmark in which it gains least.
  ///
  /// - Parameter half: The half whose figures count; nil for the better figure of both.
  func least(_ half: Int? = nil) -> Double {
    pairs.map { $0.timesAsFast(half) }.min() ?? 0
  }
}

extension SideBySide.Pair {
  /// How many times as fast as RxSwift `Rx` is.
  ///
  /// - Parameter half: The half whose figures count; nil for the better figure of both.
  func timesAsFast(_ half: Int? = nil) -> Double { rxSwift.fastest(half) / rx.fastest(half) }
}

extension SideBySide.Side {
  /// The nanoseconds of the fastest run.
  ///
  /// - Parameter half: The half whose runs count; nil for all runs.
  func fastest(_ half: Int? = nil) -> Double { half.map { nanoseconds[$0] } ?? nanoseconds.min() ?? 0 }
}
