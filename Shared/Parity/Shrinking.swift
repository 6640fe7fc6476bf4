/// Leaving things out of a sequence for as long as it still fails: first large pieces, then single inputs; then the shorter
/// forms of inputs.
///
/// After A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (IEEE TSE 2002).
@MainActor struct Shrinking<Input: Hashable & Sendable, Fault: Error & Hashable> {
  private(set) var best: Counterexample<Input, Fault>

  private let shorter: (Input) -> [Input]
  private let failure: ([Input]) -> Counterexample<Input, Fault>?

  /// The number of inputs that may still be performed: shrinking ends even if nothing can be left out of thousands.
  private var budget = 500_000

  init(
    _ failure: Counterexample<Input, Fault>, shorter: @escaping (Input) -> [Input],
    again: @escaping ([Input]) -> Counterexample<Input, Fault>?
  ) {
    (best, self.shorter, self.failure) = (failure, shorter, again)
  }

  mutating func run() {
    var size = max(1, best.inputs.count / 2)
    while size > 1 {
      _ = leaveOutPieces(of: size)
      size /= 2
    }
    while leaveOutPieces(of: 1) || shortenInputs() {}
  }

  /// Returns whether anything could be left out.
  private mutating func leaveOutPieces(of size: Int) -> Bool {
    let before = best.inputs.count
    var start = 0
    while start < best.inputs.count {
      var inputs = best.inputs
      inputs.removeSubrange(start..<min(start + size, inputs.count))
      if !isStillWrong(inputs) { start += size }
    }
    return best.inputs.count < before
  }

  private mutating func shortenInputs() -> Bool {
    for (index, input) in best.inputs.enumerated() {
      for shorter in shorter(input) {
        var inputs = best.inputs
        inputs[index] = shorter
        if isStillWrong(inputs) { return true }
      }
    }
    return false
  }

  /// Keeps `inputs`, or as much of them as it takes to fail, if they do.
  private mutating func isStillWrong(_ inputs: [Input]) -> Bool {
    guard budget > 0 else { return false }
    budget -= inputs.count + 1
    guard let found = failure(inputs) else { return false }
    best = found
    return true
  }
}
