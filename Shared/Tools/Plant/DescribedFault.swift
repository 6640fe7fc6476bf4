/// A fault as it stands in `Faults.swift`: `PlantedFault("…", in: …, CallbackWay.Unseen.Controller.self, change: …)`.
struct DescribedFault {
  /// The namespace of the way: `CallbackWay`, `CallbackWay.Tens`.
  let way: String

  /// The namespace of the fault within that: `Unseen`.
  let name: String

  /// The type with which the way begins.
  let type: String

  let change: FileChange

  /// Finds the faults that are described in `text`.
  static func all(in text: String) -> [DescribedFault] {
    text.matches(of: /(\w+Way(?:\.\w+)*)\.(\w+)\.(\w+)\.self,\s+change: #"""\n((?:.*\n)*?)( *)"""#/).map { match in
      let lines = match.4.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let change = lines.map { $0.dropFirst(match.5.count) }.joined(separator: "\n")
      return DescribedFault(
        way: String(match.1), name: String(match.2), type: String(match.3), change: FileChange(change))
    }
  }
}
