/// Implementations of the same thing side by side: all perform the same inputs, and are compared at rest.
package protocol Comparison<Input, Fault>: InputChoice {
  /// A difference, or the reason why an input could not be performed.
  associatedtype Fault: Error & Hashable

  /// Performs `input` everywhere, without a comparison.
  ///
  /// - Throws: the reason why that was not possible.
  func perform(_ input: Input) throws(Fault)

  /// Compares what there is now.
  ///
  /// - Throws: the first difference.
  func compare() throws(Fault)

  /// Releases the implementations, and looks for what is left of them; by default, nothing is looked for.
  ///
  /// - Throws: what is left.
  func end() throws(Fault)
}

extension Comparison {
  /// Looks for nothing.
  package func end() throws(Fault) {}
}

/// The inputs that are possible in the state that implementations are in.
package protocol InputChoice<Input> {
  /// An action that all implementations can perform.
  associatedtype Input: Hashable & Sendable

  /// Returns whether `input` is possible now.
  func canPerform(_ input: Input) -> Bool

  /// The inputs that are to be tried now, one after another.
  var possibleInputs: [Input] { get }

  /// Returns an input that is possible now, or nil if there is none.
  func randomInput(using random: inout SplitMix64) -> Input?
}

/// A sequence of inputs after which something is wrong.
public struct Counterexample<Input: Hashable & Sendable, Fault: Error & Hashable>: Error, Hashable {
  /// The inputs, from a fresh start on; none if the start itself is wrong.
  public let inputs: [Input]

  /// The difference or the failure at the end of the inputs.
  public let finding: Fault

  /// The seed of the random sequences among which it was found; nil if it was found otherwise.
  public internal(set) var seed: UInt64?

  /// The inputs in Swift, as a check writes them.
  var inputCode: [String]?

  /// The call that repeats it, without its argument.
  var call: String?

  /// Creates a counterexample that ends in `finding`.
  public init(inputs: [Input], finding: Fault) {
    (self.inputs, self.finding) = (inputs, finding)
  }
}

/// The numbers of sequences and inputs that a checker tried.
public struct Tried: Hashable, Codable, Sendable {
  /// The number of sequences that were performed to their end.
  public var sequences: Int

  /// The number of inputs after which the implementations were compared.
  public var inputs: Int

  /// Creates the numbers, each 0 by default.
  public init(sequences: Int = 0, inputs: Int = 0) {
    (self.sequences, self.inputs) = (sequences, inputs)
  }

  /// Adds the numbers of two.
  public static func + (one: Tried, other: Tried) -> Tried {
    Tried(sequences: one.sequences + other.sequences, inputs: one.inputs + other.inputs)
  }
}
