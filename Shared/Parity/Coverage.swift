/// The sequences and inputs that a check has tried, and how many of the possible pairs and states they covered.
public struct Coverage: Hashable, Sendable {
  /// The sequences and inputs.
  public internal(set) var tried = Tried()

  /// How often each kind of input was performed: a case of an enumeration, whatever its arguments.
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
    return """
      \(tried.sequences) sequences\(seed.map { " of seed \($0)" } ?? ""), \(tried.inputs) inputs: \
      \(kinds.joined(separator: ", "))
      \(pairs) of \(inputs.count * inputs.count) pairs of inputs, \(snapshots) different snapshots
      """
  }
}

/// Takes down what happens in all sequences of a check.
final class CoverageRecorder<Input: Hashable & Sendable, Snapshot: Hashable & Sendable> {
  private var kinds: [Input: String] = [:]
  private var counts: [String: Int] = [:]
  private var pairs: Set<[String]> = []
  private var snapshots: Set<Snapshot> = []

  /// Returns the kind of an input: the name of a case, whatever its arguments.
  func kind(of input: Input) -> String {
    if let kind = kinds[input] { return kind }
    let kind = String("\(input)".prefix { $0 != "(" })
    kinds[input] = kind
    return kind
  }

  /// Takes down that an input was compared.
  func add(_ kind: String, after previous: String?) {
    counts[kind, default: 0] += 1
    if let previous { pairs.insert([previous, kind]) }
  }

  func add(_ snapshot: Snapshot) { snapshots.insert(snapshot) }

  func coverage(_ tried: Tried, seed: UInt64? = nil) -> Coverage {
    Coverage(tried: tried, inputs: counts, pairs: pairs.count, snapshots: snapshots.count, seed: seed)
  }
}
