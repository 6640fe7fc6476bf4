/// A script after which the ways of a step are not what they should be.
nonisolated public struct Difference: Error, Hashable, Sendable {
  /// The inputs from a fresh screen on; none if the first frame is already wrong.
  public let inputs: [Input]

  /// What came out.
  public let finding: Finding

  /// What a run can find.
  public enum Finding: Hashable, Sendable {
    /// The ways differ, or one is unsound.
    case disagreement(Disagreement)
    /// An input could not be performed.
    case failure(PaneError)
  }

  /// What is wrong, in a few words.
  public var headline: String {
    switch finding {
    case .disagreement(let disagreement): disagreement.headline
    case .failure(.endless): "a way never comes to rest"
    case .failure: "an input cannot be performed"
    }
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
  /// The script, which can be saved and played again, and then what came out.
  public var description: String {
    let script = inputs.isEmpty ? "  # nothing: the first frame" : inputs.map { "  \($0)" }.joined(separator: "\n")
    let found =
      switch finding {
      case .disagreement(let disagreement): disagreement.description
      case .failure(let error): "  \(error)"
      }
    return "after\n\(script)\n\(headline):\n\(found)"
  }
}
