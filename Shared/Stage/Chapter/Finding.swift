/// The outcome of a run that tries a claim: observations, and the verdict that follows from them.
nonisolated public struct Finding: Hashable, Sendable {
  /// The observations, line by line.
  public let observed: [String]

  /// A Boolean value indicating whether the observations agree with the claim.
  public let holds: Bool

  /// The lesson.
  public let lesson: String

  /// The finding about the claim that the ways in `observations` show the same in each row.
  ///
  /// - Precondition: there are at least two ways.
  public init(same observations: Observations, _ lesson: String) {
    precondition(observations.names.count > 1, "A comparison needs two ways.")
    observed = observations.table
    holds = observations.isSame
    self.lesson = lesson
  }

  /// The finding about a claim that expects the values of `observations`.
  ///
  /// - Precondition: at least one of the observations has an expected value.
  public init(_ observations: [ObservedValue], _ lesson: String) {
    self.init([], observations, lesson)
  }

  /// The finding about a claim that expects the values of `observations`, below the lines of `context`.
  ///
  /// - Precondition: at least one of the observations has an expected value.
  public init(_ context: [String], _ observations: [ObservedValue], _ lesson: String) {
    let verdicts = observations.compactMap(\.agrees)
    precondition(!verdicts.isEmpty, "A verdict needs an observation with an expected value.")
    observed = context + observations.map(\.description)
    holds = verdicts.allSatisfy { $0 }
    self.lesson = lesson
  }
}

/// A value that a run measured, beside the value that a claim leads to expect.
nonisolated public struct ObservedValue: Hashable, Sendable, CustomStringConvertible {
  /// The observation as a line: `requests without a subscriber: 0 (claimed: 1)`.
  public let description: String

  /// A Boolean value indicating whether the value is the expected one; `nil` if the claim expects none.
  public let agrees: Bool?

  /// The observation that `subject` is `value`, which the claim says nothing about.
  public init(_ subject: String, _ value: some Equatable) {
    description = "\(subject): \(value)"
    agrees = nil
  }

  /// The observation that `subject` is `value`, where the claim expects `claimed`.
  public init<Value: Equatable>(_ subject: String, _ value: Value, claimed: Value) {
    self.init(subject, value, claimed: "\(claimed)") { $0 == claimed }
  }

  /// The observation that `subject` is `value`, where the claim expects what `claimed` describes and `accepts` accepts.
  public init<Value: Equatable>(_ subject: String, _ value: Value, claimed: String, accepts: (Value) -> Bool) {
    let agrees = accepts(value)
    self.agrees = agrees
    description = "\(subject): \(value)" + (agrees ? ", as claimed" : " (claimed: \(claimed))")
  }
}
