/// A source of inputs: an input that is always the same, or one with arguments that are drawn.
///
///     let rules: [InputRule<Act, Seen>] = [
///       InputRule(.take, weight: 2),
///       InputRule(examples: [.add(1)]) { random in .add(Int.random(in: 1...9, using: &random)) },
///       InputRule(examples: [.add(1)]) { seen, random in .add(Int.random(in: 0...seen.count, using: &random)) },
///     ]
///
/// The term is that of Hypothesis (`@rule` of a `RuleBasedStateMachine`), where it is called a command in fast-check and in
/// `eqc_statem`.
public struct InputRule<Input: Hashable & Sendable, Snapshot: Hashable & Sendable>: Sendable {
  /// The inputs of which every sequence is tried.
  let examples: [Input]

  /// The frequency with which the rule is chosen at random, in comparison to the others.
  let weight: Int

  /// The number of draws before another rule is chosen.
  let tries: Int

  let draw: @Sendable (Snapshot, inout any RandomNumberGenerator) -> Input?

  /// Creates a rule for an input that is always the same.
  ///
  /// - Parameters:
  ///   - input: the input.
  ///   - weight: the frequency with which it is chosen at random, in comparison to the others.
  public init(_ input: Input, weight: Int = 1) {
    (examples, self.weight, tries, draw) = ([input], max(weight, 0), 1, { _, _ in input })
  }

  /// Creates a rule for inputs with arguments that are drawn.
  ///
  /// - Parameters:
  ///   - examples: the few inputs of which every sequence is tried.
  ///   - weight: the frequency with which the rule is chosen at random, in comparison to the others.
  ///   - draw: makes an input from random numbers. It is called again, up to a hundred times, if the input is not possible.
  public init(
    examples: [Input], weight: Int = 1, draw: @escaping @Sendable (inout any RandomNumberGenerator) -> Input
  ) {
    self.init(examples: examples, weight: weight) { _, random in draw(&random) }
  }

  /// Creates a rule for inputs with arguments that depend on the visible state.
  ///
  /// - Parameters:
  ///   - examples: the few inputs of which every sequence is tried.
  ///   - weight: the frequency with which the rule is chosen at random, in comparison to the others.
  ///   - draw: makes an input from the visible state and random numbers; nil if there is none. It is called again, up to a
  ///     hundred times, if the input is not possible.
  public init(
    examples: [Input], weight: Int = 1,
    draw: @escaping @Sendable (Snapshot, inout any RandomNumberGenerator) -> Input?
  ) {
    (self.examples, self.weight, tries, self.draw) = (examples, max(weight, 0), 100, draw)
  }
}

/// A condition that holds in every frame.
public struct Invariant<Snapshot: Hashable & Sendable>: Sendable {
  /// The condition, as a sentence.
  public let claim: String

  /// Returns true if the condition holds in a snapshot.
  public let holds: @Sendable (Snapshot) -> Bool

  /// States an invariant.
  public init(_ claim: String, _ holds: @escaping @Sendable (Snapshot) -> Bool) {
    (self.claim, self.holds) = (claim, holds)
  }
}
