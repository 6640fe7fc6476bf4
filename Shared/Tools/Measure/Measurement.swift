import ProcessMetrics

/// The measurement of a workload, per unit.
struct Measurement {
  let workload: Workload
  let minimum: Double
  let median: Double
  let allocations: Double
  let bytes: Double

  /// Measures workloads, in runs that take turns, so that a slow moment of the machine is shared by all.
  static func measure(_ workloads: [Workload], runs: Int = 7) -> [Measurement] {
    var times: [[Double]] = workloads.map { _ in [] }
    for _ in 0..<runs {
      for (index, workload) in workloads.enumerated() {
        let duration = ContinuousClock().measure { use(workload.run(workload.count)) }
        times[index].append(duration / .nanoseconds(1) / Double(workload.count))
      }
    }
    return zip(workloads, times).map { Measurement($0, $1.sorted()) }
  }
}

extension Measurement {
  fileprivate init(_ workload: Workload, _ sorted: [Double]) {
    // In a run of its own: the clock does not count, and nothing that is set up once does either.
    let (count, size) = (allocations_count(), allocations_bytes())
    use(workload.run(workload.count))
    self.init(
      workload: workload, minimum: sorted[0], median: sorted[sorted.count / 2],
      allocations: Double(allocations_count() - count) / Double(workload.count),
      bytes: Double(allocations_bytes() - size) / Double(workload.count))
  }
}
