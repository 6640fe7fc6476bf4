import Rx

/// The measurements of one program in one run of the benchmarks: `Measure --json` prints them.
struct Turn: Codable, Equatable {
  /// The library that it was built with, see ``Library``.
  let library: String

  /// The benchmarks, in the order of ``Workload/benchmarks``.
  let workloads: [Figures.WorkloadFigure]

  /// Measures workloads in this program. Few runs: the fastest of several turns counts.
  static func measured(_ workloads: [Workload] = Workload.benchmarks) -> Turn {
    Turn(library: Library.name, workloads: Measurement.measure(workloads, runs: 2).map(Figures.WorkloadFigure.init))
  }
}

/// The library that this program was built with.
enum Library {
  /// The name of its module: `Rx` for the one of this package, `RxSwift` for the real one.
  static var name: String { String(String(reflecting: PublishSubject<Int>.self).prefix { $0 != "." }) }
}
