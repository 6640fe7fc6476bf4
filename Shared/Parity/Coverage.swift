/// The sequences and inputs that a check has tried, and the pairs and states that they covered.
public struct Coverage: Hashable, Sendable {
  /// The numbers of sequences and inputs.
  public internal(set) var tried = Tried()

  /// The number of inputs up to which every sequence was tried; nil for random sequences.
  public internal(set) var depth: Int?

  /// A Boolean value indicating whether all sequences were tried that the check was asked for, and none was left out because
  /// of a limit or a cancelled task.
  public internal(set) var isComplete = true

  /// The number of times that each kind of input was performed: a case of an enumeration, whatever its arguments.
  public internal(set) var inputs: [String: Int] = [:]

  /// The number of pairs of kinds of which one was performed right after the other.
  public internal(set) var pairs = 0

  /// The number of different snapshots that were compared.
  public internal(set) var snapshots = 0

  /// The seed of the random sequences.
  public internal(set) var seed: UInt64?
}

extension Coverage: CustomStringConvertible {
  /// The numbers in a few lines.
  public var description: String {
    let kinds = inputs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
    let which = (depth.map { ", every one of up to \($0)" } ?? "") + (seed.map { " of seed \($0)" } ?? "")
    return """
      \(tried.sequences) sequences\(which)\(isComplete ? "" : ", stopped before the end"): \(tried.inputs) inputs, \
      \(kinds.joined(separator: ", "))
      \(pairs) of \(inputs.count * inputs.count) pairs of inputs, \(snapshots) different snapshots
      """
  }
}

/// Records the inputs and snapshots of all sequences of a check.
final class CoverageRecorder<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  private let code: (Input) -> String
  private var kinds: [Input: String] = [:]
  private var counts: [String: Int] = [:]
  private var pairs: Set<[String]> = []
  private var snapshots: Set<Snapshot> = []

  init(_ plan: Plan<Input, Snapshot>) {
    code = plan.code
    for input in plan.rules.flatMap(\.examples) { counts[kind(of: input)] = 0 }
  }

  /// Returns the kind of an input: the name of a case, whatever its arguments.
  func kind(of input: Input) -> String {
    if let kind = kinds[input] { return kind }
    let kind = String(code(input).drop { $0 == "." }.prefix { $0 != "(" })
    kinds[input] = kind
    return kind
  }

  /// Records an input that was compared.
  func add(_ kind: String, after previous: String?) {
    counts[kind, default: 0] += 1
    if let previous { pairs.insert([previous, kind]) }
  }

  func add(_ snapshot: Snapshot) { snapshots.insert(snapshot) }

  var coverage: Coverage { Coverage(inputs: counts, pairs: pairs.count, snapshots: snapshots.count) }
}
