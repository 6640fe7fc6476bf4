import Parity
import Stage

/// The reason for which an attempt cannot be judged: its references are not as they should be, because a file of the
/// chapter was changed.
nonisolated public enum ReferenceTrouble: Error, Hashable, Sendable {
  /// Those of these names differ, or one of them is unsound.
  case difference(Difference, among: [String])

  /// Those of these names all break a rule that they should keep.
  case broken(rule: String, by: [String])
}

nonisolated extension ReferenceTrouble: CustomStringConvertible {
  /// One line: the reference that is wrong, and the remedy.
  public var description: String {
    let reason =
      switch self {
      case .difference(let difference, let names):
        "with \(names.joined(separator: ", ")) alone \(found(difference))"
      case .broken(let rule, let names):
        "the rule \(quoted(rule)) does not hold for \(names.joined(separator: ", ")) either"
      }
    return "\(reason). So a file of the chapter was changed: undo that, or put the chapter's files back as they were"
  }

  private func found(_ difference: Difference) -> String {
    let odd = difference.finding.oddOnes
    let place = odd.isEmpty ? "" : ": look at \(odd.joined(separator: ", "))"
    let script = difference.inputs.map(\.description).joined(separator: ", ")
    let moment = script.isEmpty ? "in the first frame" : "after \(script)"
    let fact =
      switch difference.finding {
      case .disagreement(let disagreement): disagreement.firstFact
      case .failure(let error): "\(error)"
      }
    return "\(difference.finding.headline) \(moment)\(place): \(fact)"
  }
}
