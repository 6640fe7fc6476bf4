/// What one program measured of the benchmarks, in one go: `Measure --json` prints it.
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
