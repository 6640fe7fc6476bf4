/// Leaving things out of a sequence for as long as it still fails: first large pieces, then single inputs; then the shorter
/// forms of inputs.
///
/// After A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (IEEE TSE 2002). It proposes
/// sequences and is told what came of them, so that a checker may, but need not, wait for its subject.
struct Shrinking<Input: Hashable & Sendable, Fault: Error & Hashable> {
  private(set) var best: Counterexample<Input, Fault>

  private let shorter: (Input) -> [Input]
  /// The sequences that need not be tried again, such as those that an input leads to whose shorter form is itself.
  private var known: Set<[Input]>
  private var phase: Phase
  /// True if the phases of single inputs must come once more, because one of them found something.
  private var hasImproved = false
  /// The number of inputs that may still be performed: shrinking ends even if nothing can be left out of thousands.
  private var budget = 500_000

  private enum Phase {
    /// The piece of `size` inputs at `start` is left out.
    case pieces(size: Int, start: Int)

    /// The input at `index` is replaced by its shorter form of this `number`.
    case forms(index: Int, number: Int)
  }

  init(_ failure: Counterexample<Input, Fault>, shorter: @escaping (Input) -> [Input]) {
    (best, self.shorter, known) = (failure, shorter, [failure.inputs])
    phase = .pieces(size: max(1, failure.inputs.count / 2), start: 0)
  }

  /// Returns a shorter sequence to be tried; nil when there is none.
  mutating func next() -> [Input]? {
    while let inputs = nextCandidate() {
      if known.insert(inputs).inserted {
        budget -= inputs.count + 1
        return inputs
      }
      passed()
    }
    return nil
  }

  private mutating func nextCandidate() -> [Input]? {
    while budget > 0 {
      var inputs = best.inputs
      switch phase {
      case .pieces(let size, let start) where start < inputs.count:
        inputs.removeSubrange(start..<min(start + size, inputs.count))
        return inputs
      case .pieces(let size, _) where size > 1: phase = .pieces(size: size / 2, start: 0)
      case .pieces: phase = .forms(index: 0, number: 0)
      case .forms(let index, let number) where index < inputs.count:
        let forms = shorter(inputs[index])
        if number < forms.count {
          inputs[index] = forms[number]
          return inputs
        }
        phase = .forms(index: index + 1, number: 0)
      case .forms:
        guard hasImproved else { return nil }
        hasImproved = false
        phase = .pieces(size: 1, start: 0)
      }
    }
    return nil
  }

  /// The proposed sequence is not wrong.
  mutating func passed() {
    switch phase {
    case .pieces(let size, let start): phase = .pieces(size: size, start: start + size)
    case .forms(let index, let number): phase = .forms(index: index, number: number + 1)
    }
  }

  /// The proposed sequence, or as much of it as it takes to fail, is wrong, too.
  mutating func failed(_ failure: Counterexample<Input, Fault>) {
    best = failure
    known.insert(failure.inputs)
    hasImproved = true
    if case .forms = phase { phase = .pieces(size: 1, start: 0) }
  }
}
