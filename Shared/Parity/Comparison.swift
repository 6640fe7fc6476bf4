/// Implementations of the same thing side by side: all perform the same inputs, and are compared at rest.
@MainActor public protocol Comparison<Input, Fault> {
  /// What can be done.
  associatedtype Input: Hashable & Sendable

  /// What can be wrong: a difference, or an input that could not be performed.
  associatedtype Fault: Error & Hashable

  /// Whether `input` is possible in the current state.
  func canPerform(_ input: Input) -> Bool

  /// Performs `input` everywhere, without a comparison.
  ///
  /// - Throws: why that was not possible.
  func perform(_ input: Input) throws(Fault)

  /// Compares what there is now.
  ///
  /// - Throws: the first difference.
  func compare() throws(Fault)
}

/// Inputs after which something is wrong.
nonisolated public struct Counterexample<Input: Hashable & Sendable, Fault: Error & Hashable>: Error, Hashable {
  /// The inputs, from a fresh start on; none if the start itself is wrong.
  public let inputs: [Input]

  /// What is wrong.
  public let finding: Fault

  /// After `inputs` there is `finding`.
  public init(inputs: [Input], finding: Fault) {
    (self.inputs, self.finding) = (inputs, finding)
  }
}

/// How much was tried.
nonisolated public struct Tried: Hashable, Sendable {
  /// Sequences that were performed to their end.
  public var sequences: Int

  /// Inputs after which the implementations were compared.
  public var inputs: Int

  /// So many of them; nothing, unless told.
  public init(sequences: Int = 0, inputs: Int = 0) {
    (self.sequences, self.inputs) = (sequences, inputs)
  }
}
