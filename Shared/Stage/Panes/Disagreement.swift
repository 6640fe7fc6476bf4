import Controls
import Parity
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
    case .snapshots(let named): named.oddOnes()
    case .changes(let named): named.oddOnes()
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
