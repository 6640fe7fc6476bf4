import ProcessMetrics
import World

/// Measures what inputs cost in ways of a step.
///
/// A round plays them on a fresh screen; only the inputs count, not the opening. The ways take turns, so that a slow moment
/// of the machine is shared by all.
@MainActor package struct CostMeter<S: Step> {
  private let ways: [Way<S.Screen>]
  private let inputs: [Input]
  private let clock = ContinuousClock()

  /// - Parameters:
  ///   - further: the names of the further ways that are measured beside the four.
  ///   - inputs: the inputs to play; one that an unwired screen cannot take is left out there.
  package init(_ step: S.Type, with further: [String] = [], _ inputs: [Input]) {
    ways = [.nobody] + S.ways(with: further)
    self.inputs = inputs
  }

  /// Returns the costs per input, those of the unwired screen first.
  ///
  /// - Parameters:
  ///   - runs: how many runs there are, of which the fastest counts.
  ///   - rounds: how often a run plays the inputs.
  /// - Throws: `PaneError`, if a way cannot perform the inputs.
  package func measure(runs: Int, rounds: Int) throws(PaneError) -> [Cost] {
    // The first use of a type allocates what later uses share: the way that comes first must not bear that cost.
    var unused = Sum()
    for way in ways { try play(way, &unused) }
    var fastest: [Sum?] = ways.map { _ in nil }
    for _ in 0..<runs {
      for (index, way) in ways.enumerated() {
        var run = Sum()
        for _ in 0..<rounds { try play(way, &run) }
        if let least = fastest[index], least.time <= run.time { continue }
        fastest[index] = run
      }
    }
    return zip(ways, fastest).compactMap { way, sum in sum.map { Cost(way: way.name, $0) } }
  }

  private func play(_ way: Way<S.Screen>, _ sum: inout Sum) throws(PaneError) {
    let pane = try Pane(S.self, way)
    let isWired = way.name != ways[0].name
    for input in inputs {
      let (count, size) = (allocations_count(), allocations_bytes())
      let start = clock.now
      do throws(PaneError) {
        try pane.perform(input)
      } catch {
        // A row that no way has filled in, for instance.
        if isWired { throw error }
        continue
      }
      sum.time += clock.now - start
      sum.allocations += allocations_count() - count
      sum.bytes += allocations_bytes() - size
      sum.inputs += 1
    }
  }

  fileprivate struct Sum {
    package var time = Duration.zero
    var allocations: UInt64 = 0
    var bytes: UInt64 = 0
    var inputs = 0
  }
}

nonisolated extension Cost {
  @MainActor fileprivate init<S: Step>(way: String, _ sum: CostMeter<S>.Sum) {
    // More than two digits would mean nothing.
    func perInput(_ value: Double) -> Double { (value / Double(max(1, sum.inputs)) * 100).rounded() / 100 }
    self.init(
      way: way, microseconds: perInput(sum.time / .microseconds(1)), allocations: perInput(Double(sum.allocations)),
      bytes: perInput(Double(sum.bytes)))
  }
}
