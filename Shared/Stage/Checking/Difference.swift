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

nonisolated extension WrongScreen {
  /// The kind of fault, in a few words.
  public var headline: String {
    switch self {
    case .disagreement(let disagreement): disagreement.headline
    case .failure(.endless): "a way never comes to rest"
    case .failure: "an input cannot be performed"
    }
  }

  /// The ways that stand alone.
  public var oddOnes: [String] {
    switch self {
    case .disagreement(let disagreement): disagreement.oddOnes
    case .failure(.endless(let way, _)): [way]
    case .failure: []
    }
  }
}

nonisolated extension WrongScreen: CustomStringConvertible {
  /// The kind of fault, and what came out in each way.
  public var description: String {
    switch self {
    case .disagreement(let disagreement): "\(headline):\n\(disagreement)"
    case .failure(let error): "\(headline):\n  \(error)"
    }
  }
}
