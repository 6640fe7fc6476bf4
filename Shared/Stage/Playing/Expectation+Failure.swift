import Controls

nonisolated extension Expectation {
  /// The sentence for panes of these names that answered something else: `expected count "2", found "1" in rx`; nil if
  /// the expectation came true in all of them.
  package func failure(_ names: [String], _ answers: [Snapshot.Answer]) -> String? {
    found(names, answers).map(sentence)
  }

  /// The sentence for a screen that answered something else: `expected count "2", found "1"`; nil if the expectation came
  /// true.
  func failure(_ answer: Snapshot.Answer) -> String? {
    answer == .matches ? nil : sentence(words(for: answer))
  }

  private func sentence(_ found: String) -> String { "expected \(control) \(trait), found \(found)" }

  /// The answers that differ, each with its panes: `"1" in callback and delegate, "3" in rx`; nil if there is none.
  func found(_ names: [String], _ answers: [Snapshot.Answer]) -> String? {
    var groups: [(answer: Snapshot.Answer, names: [String])] = []
    for (name, answer) in zip(names, answers) where answer != .matches {
      if let index = groups.firstIndex(where: { $0.answer == answer }) {
        groups[index].names.append(name)
      } else {
        groups.append((answer, [name]))
      }
    }
    guard !groups.isEmpty else { return nil }
    return groups.map { answer, some in
      let isAll = some.count == names.count && names.count > 1
      let ways = isAll ? "all \(names.count == 4 ? "four" : "\(names.count)") ways" : Self.list(some)
      return "\(words(for: answer)) in \(ways)"
    }.joined(separator: ", ")
  }

  private func words(for answer: Snapshot.Answer) -> String {
    switch answer {
    case .matches, .differs: "\(answer)"
    case .isMissing: "no \(control)"
    case .doesNotApply(let kind): "a \(kind.rawValue) without such a property"
    }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
