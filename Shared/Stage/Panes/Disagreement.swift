import Controls
import Terminal

/// In what the ways of a step differ, or what is wrong with one of them.
nonisolated public enum Disagreement: Hashable, Sendable {
  /// The screens differ at rest.
  case snapshots([Named<Snapshot>])

  /// Properties were set differently, in a step that demands that they are not.
  case changes([Named<[Change]>])

  /// These ways were unsound in some frame.
  case faults([Named<[Fault]>])

  /// These ways set something after everything had come to rest, from outside of their world.
  case late([Named<[Change]>])

  /// A value of the way of this name.
  public struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The name of the way.
    public let name: String
    /// The value.
    public let value: Value
    /// A Boolean value indicating whether the way can be wrong: a reference that the reader's way is compared with cannot.
    public let isJudged: Bool

    init(_ name: String, _ value: Value, isJudged: Bool = true) {
      (self.name, self.value, self.isJudged) = (name, value, isJudged)
    }
  }

  /// The kind of disagreement, in a few words.
  public var headline: String {
    switch self {
    case .snapshots: "the screens are not the same"
    case .changes: "the ways do not set the same"
    case .faults: "a frame is not sound"
    case .late: "something was set when all was at rest"
    }
  }

  /// The ways that stand alone: the judged ones that are unlike the references. Without references, the majority takes
  /// their place; the result is empty if there is none.
  public var oddOnes: [String] {
    switch self {
    case .snapshots(let named): Self.oddOnes(named)
    case .changes(let named): Self.oddOnes(named)
    case .faults(let named): named.filter(\.isJudged).map(\.name)
    case .late(let named): named.filter(\.isJudged).map(\.name)
    }
  }

  /// A Boolean value indicating whether each of the ways may be the wrong one.
  public var isUndecided: Bool {
    guard oddOnes.isEmpty else { return false }
    return switch self {
    case .snapshots(let named): named.allSatisfy(\.isJudged)
    case .changes(let named): named.allSatisfy(\.isJudged)
    case .faults, .late: false
    }
  }

  private static func oddOnes<Value>(_ named: [Named<Value>]) -> [String] {
    let references = named.filter { !$0.isJudged }
    let counts = Dictionary((references.isEmpty ? named : references).map { ($0.value, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    let isClear = counts.values.count { $0 == most } == 1
    return named.filter { way in way.isJudged && (counts[way.value].map { isClear && $0 != most } ?? true) }
      .map(\.name)
  }
}

nonisolated extension Disagreement {
  /// The first thing in which the first odd way differs, or the first way if none is odd.
  package var firstFact: String { first?.fact ?? "" }

  /// The first odd way, its value, and the other odd ways: `rx: count "1"`.
  package var firstSentence: String {
    guard let first else { return oddOnes.joined(separator: ", ") }
    let others = oddOnes.filter { $0 != first.name }
    return "\(first.name): \(first.fact)" + (others.isEmpty ? "" : "; look at \(others.joined(separator: ", ")), too")
  }

  private var first: (name: String, fact: String)? {
    let firsts: [(name: String, fact: String?)] =
      switch self {
      case .snapshots(let named):
        named.map { ($0.name, $0.value.differences(from: named.map(\.value)).first) }
      case .changes(let named), .late(let named):
        named.map { ($0.name, $0.value.first?.description.visible) }
      case .faults(let named): named.map { ($0.name, $0.value.first?.description) }
      }
    let facts = firsts.compactMap { name, fact in fact.map { (name: name, fact: $0) } }
    return facts.first { oddOnes.contains($0.name) } ?? facts.first
  }
}

nonisolated extension Disagreement: CustomStringConvertible {
  /// The differences, a line per way, the odd ones marked.
  public var description: String {
    switch self {
    case .snapshots(let named):
      lines(named.map { ($0.name, $0.value.differences(from: named.map(\.value))) })
    case .changes(let named), .late(let named):
      lines(named.map { ($0.name, $0.value.map(\.description.visible)) })
    case .faults(let named):
      // An invariant may be broken for many frames: once says it.
      lines(named.map { ($0.name, $0.value.map(\.description).withoutRepetitions) })
    }
  }

  private func lines(_ rows: [(name: String, parts: [String])]) -> String {
    let width = rows.map(\.name.displayWidth).max() ?? 0
    let oddOnes = oddOnes
    return rows.map { name, parts in
      let text = parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
      return "  \(oddOnes.contains(name) ? "✗" : " ") \(name.padded(to: width))  \(text)"
    }.joined(separator: "\n")
  }
}
