import Parity

/// A script after which the ways of a step are not what they should be.
public typealias Difference = Counterexample<Input, WrongScreen>

/// A fault in the screens of a step.
nonisolated public enum WrongScreen: Error, Hashable, Sendable {
  /// The ways differ, or one is unsound.
  case disagreement(Disagreement)
  /// An input could not be performed.
  case failure(PaneError)
}

nonisolated extension Counterexample where Input == Stage.Input, Fault == WrongScreen {
  /// The kind of fault, in a few words.
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

nonisolated extension Counterexample: CustomStringConvertible where Input == Stage.Input, Fault == WrongScreen {
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
