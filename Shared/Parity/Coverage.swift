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
  private var kinds: [Input: Int] = [:]
  private var names: [String] = []
  private var counts: [Int] = []
  private var pairs: Set<Pair> = []
  private var snapshots: Set<Snapshot> = []

  /// Numbers, because to hash names would take longer than many a subject.
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  init(_ plan: Plan<Input, Snapshot>) {
    code = plan.code
    for input in plan.rules.flatMap(\.examples) { _ = kind(of: input) }
  }

  /// Returns the number of an input's kind, which is the name of a case, whatever its arguments.
  func kind(of input: Input) -> Int {
    if let kind = kinds[input] { return kind }
    let name = String(code(input).drop { $0 == "." }.prefix { $0 != "(" })
    let kind = names.firstIndex(of: name) ?? names.count
    if kind == names.count {
      names.append(name)
      counts.append(0)
    }
    kinds[input] = kind
    return kind
  }

  /// Records an input that was compared.
  func add(_ kind: Int, after previous: Int?) {
    counts[kind] += 1
    if let previous { pairs.insert(Pair(first: previous, second: kind)) }
  }

  func add(_ snapshot: Snapshot) { snapshots.insert(snapshot) }

  private var inputs: [String: Int] { Dictionary(uniqueKeysWithValues: zip(names, counts)) }

  var coverage: Coverage { Coverage(inputs: inputs, pairs: pairs.count, snapshots: snapshots.count) }
}
