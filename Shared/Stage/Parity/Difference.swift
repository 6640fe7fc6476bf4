/// A script after which the ways of a step are not what they should be.
nonisolated public struct Difference: Error, Sendable {
  /// The inputs from a fresh screen on; none if the first frame is already wrong.
  public let inputs: [Input]

  /// What came out.
  public let finding: Finding

  /// What a run can find.
  public enum Finding: Sendable {
    /// The ways differ, or one is unsound.
    case disagreement(Disagreement)
    /// An input could not be performed.
    case failure(PaneError)
  }

  /// The ways that stand alone.
  public var oddOnes: [String] {
    switch finding {
    case .disagreement(let disagreement): disagreement.oddOnes
    case .failure(.endless(let way, _)): [way]
    case .failure: []
    }
  }
}

nonisolated extension Difference: CustomStringConvertible {
  /// The script, and then what came out.
  public var description: String {
    let script = inputs.isEmpty ? "  # nothing: the first frame" : inputs.map { "  \($0)" }.joined(separator: "\n")
    let found =
      switch finding {
      case .disagreement(let disagreement): disagreement.description
      case .failure(let error): "  \(error)"
      }
    return "after\n\(script)\nthe ways are not the same:\n\(found)"
  }
}
