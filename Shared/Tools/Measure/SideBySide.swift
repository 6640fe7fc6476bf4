import Foundation

/// The benchmarks measured with `Rx` and with RxSwift, in turns in one run, all of it twice.
struct SideBySide: Codable, Equatable {
  /// The machine, see ``Machine``.
  let machine: String
  let date: String
  let pairs: [Pair]

  struct Pair: Codable, Equatable {
    let name: String
    let unit: String
    let rx: Side
    let rxSwift: Side
  }

  struct Side: Codable, Equatable {
    let nanoseconds: [Double]
    let allocations: Double
    let bytes: Double
  }

  static let halves = 2

  /// Returns the average speed of `Rx` over the benchmarks, as a multiple of RxSwift's.
  ///
  /// - Parameter half: The half whose figures count; nil for the better figure of both.
  func geometricMean(_ half: Int? = nil) -> Double {
    exp(pairs.map { log($0.timesAsFast(half)) }.reduce(0, +) / Double(pairs.count))
  }

  /// Returns the speed of `Rx` in the benchmark in which it gains least, as a multiple of RxSwift's.
  ///
  /// - Parameter half: The half whose figures count; nil for the better figure of both.
  func least(_ half: Int? = nil) -> Double {
    pairs.map { $0.timesAsFast(half) }.min() ?? 0
  }
}

extension SideBySide.Pair {
  /// Returns the speed of `Rx` as a multiple of RxSwift's.
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
