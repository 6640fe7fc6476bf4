/// Where inputs come from: one that is always the same, or one with arguments that are drawn.
///
/// The term is that of Hypothesis (`@rule` of a `RuleBasedStateMachine`), where it is called a command in fast-check and in
/// `eqc_statem`.
public struct InputRule<Input: Hashable & Sendable> {
  /// The inputs of which every sequence is tried.
  let examples: [Input]

  /// How often the rule is chosen at random, in comparison to the others.
  let weight: Int

  let draw: (inout any RandomNumberGenerator) -> Input

  /// An input that is always the same.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - weight: how often it is chosen at random, in comparison to the others.
  public init(_ input: Input, weight: Int = 1) {
    self.init([input], weight: weight) { _ in input }
  }

  /// Inputs with arguments that are drawn.
  ///
  /// - Parameters:
  ///   - examples: the few inputs of which every sequence is tried.
  ///   - weight: how often the rule is chosen at random, in comparison to the others.
  ///   - draw: makes an input from random numbers.
  public init(_ examples: [Input], weight: Int = 1, draw: @escaping (inout any RandomNumberGenerator) -> Input) {
    (self.examples, self.weight, self.draw) = (examples, max(weight, 0), draw)
  }
}

/// What must hold in each state that somebody can see, even for a moment.
public struct Invariant<Subject> {
  /// The sentence that is true of it.
  public let claim: String

  /// Whether it holds for a subject: a snapshot, or a screen.
  public let holds: (Subject) -> Bool

  /// States an invariant.
  public init(_ claim: String, _ holds: @escaping (Subject) -> Bool) {
    (self.claim, self.holds) = (claim, holds)
  }
}
