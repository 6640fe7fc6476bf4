import Foundation

/// Measures the benchmarks with two builds of this program, one with `Rx` and one with RxSwift.
///
/// The two take turns, so that a slow moment of the machine affects both.
struct SideBySideRun {
  static let command = "bash Shared/Tools/measure-with-rxswift.sh GITDIR"

  /// The program built with `Rx`.
  let rx: URL
  let rxSwift: URL
  static let rounds = 8

  /// Runs the two programs in turns, and keeps the smallest figures.
  ///
  /// - Throws: `MeasuringProgram.Refusal` if one of them cannot be run, or was built otherwise.
  func run() throws(MeasuringProgram.Refusal) -> [SideBySide.Pair] {
    var (rxHalves, rxSwiftHalves): ([[Turn]], [[Turn]]) = ([], [])
    for _ in 0..<SideBySide.halves {
      var (rxTurns, rxSwiftTurns): ([Turn], [Turn]) = ([], [])
      for _ in 0..<Self.rounds {
        rxTurns.append(try turn(of: rx, with: "Rx"))
        rxSwiftTurns.append(try turn(of: rxSwift, with: "RxSwift"))
      }
      rxHalves.append(rxTurns)
      rxSwiftHalves.append(rxSwiftTurns)
    }
    return Workload.benchmarks.enumerated().map { index, workload in
      SideBySide.Pair(
        name: workload.name, unit: workload.unit,
        rx: .init(rxHalves.map { $0.map { $0.workloads[index] } }),
        rxSwift: .init(rxSwiftHalves.map { $0.map { $0.workloads[index] } }))
    }
  }

  private func turn(of file: URL, with library: String) throws(MeasuringProgram.Refusal) -> Turn {
    let turn = try MeasuringProgram(file, ["--json"], name: file.relativePath).measured(Turn.self)
    guard turn.library == library else {
      throw .init(description: "\(file.relativePath) was built with \(turn.library), and not with \(library)")
    }
    guard turn.workloads.map(\.name) == Workload.benchmarks.map(\.name) else {
      throw .init(description: "\(file.relativePath) has other benchmarks: build it anew")
    }
    return turn
  }
}

extension SideBySide.Side {
  /// - Parameter halves: what was measured of one benchmark, turn by turn.
  fileprivate init(_ halves: [[Figures.WorkloadFigure]]) {
    func least(_ figures: [Figures.WorkloadFigure], _ figure: (Figures.WorkloadFigure) -> Double) -> Double {
      figures.map(figure).min() ?? 0
    }
    let all = halves.flatMap { $0 }
    self.init(
      nanoseconds: halves.map { least($0, \.nanoseconds) }, allocations: least(all, \.allocations),
      bytes: least(all, \.bytes))
  }
}
