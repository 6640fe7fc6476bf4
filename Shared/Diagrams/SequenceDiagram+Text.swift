import Terminal

extension SequenceDiagram {
  /// The diagram as text: its title, the names, a line for each step; only the title if there are no participants.
  public var lines: [String] {
    guard !participants.isEmpty else { return [title] }
    let layout = SequenceLayout(self, for: .text)
    let names = zip(participants, layout.columns).reduce("") { $0.padded(to: $1.1) + $1.0 }
    return [title, names] + steps.indices.map { text(ofStep: $0, layout) }
  }

  private func text(ofStep row: Int, _ layout: SequenceLayout) -> String {
    let step = steps[row]
    return participants.indices.reduce(into: "") { text, index in
      text = text.padded(to: layout.columns[index])
      let open = activations.count { $0.participant == index && $0.steps.contains(row) }
      text.append(Sign.lifelines[min(open, 2)][step.form(at: index)])
      guard step.gaps.contains(index) else { return }
      if step.from == step.to {
        text += step.mark + (step.label.isEmpty ? "" : " \(step.label)")
      } else {
        let hasLabel = !step.label.isEmpty && layout.gap(of: step) == index
        let room = layout.columns[index + 1] - layout.columns[index] - 1
        text += step.line(after: index, label: hasLabel ? step.label : nil, columns: room)
      }
    }
  }
}

extension SequenceDiagram.Step {
  private var fill: Character { kind == .answer ? Sign.dashes : Sign.line }

  /// The index of a lifeline's sign in ``Sign/lifelines``.
  fileprivate func form(at index: Int) -> Int {
    if from == to { return 0 }
    if index == from { return from < to ? 1 : 2 }
    return gaps.contains(index) && index != to ? 3 : 0
  }

  fileprivate var mark: String {
    kind == .event ? "\(Sign.event)" : "\(Sign.headToLeft)\(kind == .answer ? Sign.dashes : Sign.turn)"
  }

  /// The part of an arrow between two lifelines.
  fileprivate func line(after index: Int, label: String?, columns: Int) -> String {
    var text = to == index ? "\(Sign.headToLeft)" : ""
    if let label { text += "\(fill)\(fill) \(label) " }
    let end = to == index + 1 ? "\(Sign.headToRight)" : ""
    return text + String(repeating: fill, count: columns - text.displayWidth - end.count) + end
  }
}
