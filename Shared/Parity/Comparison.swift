/// Implementations of the same thing side by side: all perform the same inputs, and are compared at rest.
@MainActor public protocol Comparison<Input, Fault> {
  /// An action that all implementations can perform.
  associatedtype Input: Hashable & Sendable

  /// A difference, or the reason why an input could not be performed.
  associatedtype Fault: Error & Hashable

  /// Returns whether `input` is possible in the current state.
  func canPerform(_ input: Input) -> Bool

  /// Performs `input` everywhere, without a comparison.
  ///
  /// - Throws: the reason why that was not possible.
  func perform(_ input: Input) throws(Fault)

  /// Compares what there is now.
  ///
  /// - Throws: the first difference.
  func compare() throws(Fault)
}

/// A sequence of inputs after which something is wrong.
nonisolated public struct Counterexample<Input: Hashable & Sendable, Fault: Error & Hashable>: Error, Hashable {
  /// The inputs, from a fresh start on; none if the start itself is wrong.
  public let inputs: [Input]

  /// The difference or the failure at the end of the inputs.
  public let finding: Fault

  /// Creates a counterexample that ends in `finding`.
  public init(inputs: [Input], finding: Fault) {
    (self.inputs, self.finding) = (inputs, finding)
  }
}

/// The numbers of sequences and inputs that a checker tried.
nonisolated public struct Tried: Hashable, Sendable {
  /// The number of sequences that were performed to their end.
  public var sequences: Int

  /// The number of inputs after which the implementations were compared.
  public var inputs: Int

  /// Creates the numbers, each 0 by default.
  public init(sequences: Int = 0, inputs: Int = 0) {
    (self.sequences, self.inputs) = (sequences, inputs)
  }
}
