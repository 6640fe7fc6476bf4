import Controls
import Parity
import Stage
import Terminal

/// The verdict on a reader's code: the broken rule, the way that breaks it, the breach, and where to look.
nonisolated public struct Verdict: Hashable, Sendable {
  /// The rule, as a sentence.
  public let rule: String

  /// The name of the way that breaks it: "yours".
  public let way: String

  /// The script, the expected outcome, and the actual one.
  public let breach: Breach

  /// Where to look.
  public let advice: String

  init(_ rule: String, _ way: String, _ breach: Breach, _ advice: String) {
    self.rule = rule
    self.way = way
    self.breach = breach
    self.advice = advice
  }
}

nonisolated extension Verdict {
  /// A difference between some `ways` of the reader's and a reference.
  init(_ rule: String, _ difference: Difference, of ways: [String]) {
    let script = difference.inputs.map(\.description)
    var (way, expected, found) = (ways.first ?? "", "the same", "")
    var advice = "Play the script on the stage and look at the chain below the panes: where does it end?"
    switch difference.finding {
    case .disagreement(.snapshots(let named)):
      let reference = named.first { !ways.contains($0.name) }
      if let yours = named.first(where: { ways.contains($0.name) }), let reference {
        way = yours.name
        expected = Self.few(reference.value.differences(from: [yours.value]))
        found = Self.few(yours.value.differences(from: [reference.value]))
      }
    case .disagreement(.changes(let named)):
      let reference = named.first { !ways.contains($0.name) }?.value ?? []
      if let yours = named.first(where: { ways.contains($0.name) }) {
        way = yours.name
        let place = zip(reference, yours.value).prefix { $0 == $1 }.count
        (expected, found) = (Self.change(place, of: reference), Self.change(place, of: yours.value))
      }
      advice = "At the end it looks the same, and on the way it does not. Who is told first, and how often?"
    case .disagreement(let disagreement):
      way = disagreement.oddOnes.first { ways.contains($0) } ?? way
      found = disagreement.firstFact
      (expected, advice) = ("a sound frame", "Which line is carried out before all is known that it needs?")
    case .failure(.endless(let endless, _)):
      (way, expected, found) = (endless, "rest", "never comes to rest")
      advice = "Who answers to his own doing? Something sets what it listens to."
    case .failure(let error):
      found = "\(error)"
    }
    self.init(rule, way, Breach(script: script, expected: expected, found: found), advice)
  }

  /// The first three of `facts`, each on about a line, and how many more there are.
  private static func few(_ facts: [String]) -> String {
    let told = facts.prefix(3).map { $0.shortened(toColumns: 100) }
    let rest = facts.count - told.count
    return (told + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
  }

  private static func change(_ place: Int, of changes: [Change]) -> String {
    changes.indices.contains(place) ? changes[place].description.visible.shortened(toColumns: 100) : "nothing more set"
  }
}

nonisolated extension Verdict: CustomStringConvertible {
  /// The verdict in lines: the script, which can be played, what was expected, what came, and where to look.
  public var description: String {
    (["✗ \(rule)"] + proof + ["  look at: \(advice)"]).joined(separator: "\n")
  }

  /// The script, what was expected, and what came, in lines.
  var proof: [String] {
    let script = breach.script.isEmpty ? ["# nothing: the first frame"] : breach.script
    return script.map { "    \($0)" }
      + ["  expected \(breach.expected.visible)", "  \(way)\(way.isEmpty ? "" : ": ")\(breach.found.visible)"]
  }
}
