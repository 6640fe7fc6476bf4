/// Making a failing script short, so that a reader sees the reason and not the noise.
extension ParityChecker {
  /// The difference again with a script from which nothing can be left out.
  func shrunk(_ difference: Difference) -> Difference {
    var shortest = difference
    var didShrink = true
    while didShrink {
      didShrink = false
      for candidate in candidates(shortest.inputs) {
        guard let found = failure(candidate) else { continue }
        shortest = found
        didShrink = true
        break
      }
    }
    return shortest
  }

  /// The difference with the shortest script of all, if the step's alphabet knows a shorter one.
  func shortest(_ difference: Difference) -> Difference {
    for depth in 0..<min(difference.inputs.count, 4) {
      do throws(Difference) { _ = try everySequence(depth: depth, while: { true }) } catch { return error }
    }
    return shrunk(difference)
  }

  private func failure(_ inputs: [Input]) -> Difference? {
    do throws(Difference) { try check(inputs) } catch { return error }
    return nil
  }

  /// Shorter scripts to try: first without large pieces, then without single inputs, then with shorter texts.
  private func candidates(_ inputs: [Input]) -> [[Input]] {
    var candidates: [[Input]] = []
    var size = inputs.count / 2
    while size > 0 {
      for start in stride(from: 0, to: inputs.count, by: size) {
        candidates.append(Array(inputs[..<start] + inputs[min(start + size, inputs.count)...]))
      }
      size /= 2
    }
    if inputs.count == 1 { candidates.append([]) }
    for (index, input) in inputs.enumerated() {
      for shorter in input.shorter {
        var copy = inputs
        copy[index] = shorter
        candidates.append(copy)
      }
    }
    return candidates
  }
}

nonisolated extension Input {
  /// The same input with less text, or nothing if it has none to lose.
  fileprivate var shorter: [Input] {
    switch self {
    case .type(let control, let text) where text.count > 1: Self.halves(text).map { .type(control, text: $0) }
    case .replace(let control, let text) where text.count > 1: Self.halves(text).map { .replace(control, text: $0) }
    case .paste(let control, let text) where text.count > 1: Self.halves(text).map { .paste(control, text: $0) }
    default: []
    }
  }

  private static func halves(_ text: String) -> [String] {
    [String(text.prefix(text.count / 2)), String(text.dropFirst(text.count / 2)), String(text.dropLast())]
  }
}
