/// Making a failing script short, so that a reader sees the reason and not the noise.
extension ParityChecker {
  /// The difference again with the shortest script that is known to end in one, the same however it was found.
  ///
  /// First whatever can be left out is left out. Then, where there are few enough, all sequences over the step's
  /// alphabet that are not longer are tried, from none on: for these no script is shorter. Last the texts lose what
  /// they can.
  func shortest(_ difference: Difference) -> Difference {
    let short = shrunk(difference)
    for depth in 0...short.inputs.count where sequenceCount(depth: depth) <= 10_000 {
      do throws(Difference) { _ = try everySequence(depth: depth, while: { true }) } catch { return shrunk(error) }
    }
    return short
  }

  private func shrunk(_ difference: Difference) -> Difference {
    var shrinking = Shrinking(difference) { inputs in
      do throws(Difference) { try check(inputs) } catch { return error }
      return nil
    }
    shrinking.run()
    return shrinking.best
  }
}

/// Leaving things out of a script for as long as it still fails: first large pieces, then single inputs, then text.
///
/// After A. Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (IEEE TSE 2002).
@MainActor private struct Shrinking {
  private(set) var best: Difference

  private let failure: ([Input]) -> Difference?

  /// How many inputs may still be played: a script of thousands from which nothing can be left out must end as well.
  private var budget = 500_000

  init(_ difference: Difference, failure: @escaping ([Input]) -> Difference?) {
    best = difference
    self.failure = failure
  }

  mutating func run() {
    var size = max(1, best.inputs.count / 2)
    while size > 1 {
      _ = leaveOutPieces(of: size)
      size /= 2
    }
    while leaveOutPieces(of: 1) || shortenTexts() {}
  }

  /// Whether anything could be left out.
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

  private mutating func shortenTexts() -> Bool {
    for (index, input) in best.inputs.enumerated() {
      for shorter in input.shorter {
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

nonisolated extension Input {
  /// The same input with less text, the shortest first, or nothing if it has none to lose.
  fileprivate var shorter: [Input] {
    switch self {
    case .type(let control, let text): Self.shorter(text).map { .type(control, text: $0) }
    case .replace(let control, let text): Self.shorter(text).map { .replace(control, text: $0) }
    case .paste(let control, let text): Self.shorter(text).map { .paste(control, text: $0) }
    default: []
    }
  }

  private static func shorter(_ text: String) -> [String] {
    guard text.count > 1 else { return [] }
    let half = text.count / 2
    return [String(text.prefix(half)), String(text.dropFirst(half)), String(text.dropFirst()), String(text.dropLast())]
  }
}
