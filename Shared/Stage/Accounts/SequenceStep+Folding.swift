import Terminal

nonisolated extension [SequenceStep] {
  /// The participant that stands for all controls that are set and do nothing else.
  static var screen: String { "screen" }

  /// The steps, each with those inside of it behind it.
  var flat: [SequenceStep] {
    reduce(into: []) { steps, step in
      steps.append(step)
      steps += step.inner.flat
    }
  }

  /// The steps with one participant for all controls that are set and do nothing else, if there are several.
  func withOneScreen() -> Self {
    let controls = Set(flat.filter { $0.kind == .change }.map(\.name))
    let folded = controls.subtracting(flat.filter { $0.kind != .change }.map(\.name) + [Self.screen])
    return folded.count > 1 || controls.contains(Self.screen)
      ? mapped { folded.contains($0.name) ? $0.onScreen : $0 } : self
  }

  /// The steps with one step for more than `limit` neighbouring changes.
  func withJoinedChanges(over limit: Int) -> Self {
    chunked { $0.isPlainChange && $1.isPlainChange }.flatMap { run in
      guard run.count > limit, let first = run.first else {
        return run.map { step in
          var step = step
          step.inner = step.inner.withJoinedChanges(over: limit)
          return step
        }
      }
      let name = run.allSatisfy { $0.name == first.name } ? first.name : Self.screen
      return [SequenceStep(kind: .change, name: name, label: "\(run.count) changes", inner: [])]
    }
  }

  /// The steps with one dot for consecutive messages of the network.
  func withJoinedAnswers() -> Self {
    reduce(into: []) { joined, step in
      var step = step
      step.inner = step.inner.withJoinedAnswers()
      if let last = joined.last, last.isAnswer, last.inner.isEmpty, step.isAnswer {
        step.label = "\(last.label), \(step.label)"
        joined.removeLast()
      }
      joined.append(step)
    }
  }

  /// The steps without the protocols through which methods are called.
  func withoutProtocols() -> Self {
    mapped { step in
      var step = step
      if step.kind == .call, let start = step.label.firstMatch(of: /^[A-Z]\w*\./) {
        step.label.removeSubrange(start.range)
      }
      return step
    }
  }

  /// The steps with labels of so many columns at most.
  func withLabels(of columns: Int) -> Self {
    mapped { step in
      var step = step
      step.label = step.label.shortened(toColumns: columns)
      return step
    }
  }

  /// The number of lines that a drawing of them has.
  var rows: Int { 2 + flat.count(where: \.hasRow) }

  /// The number of participants.
  var lifelines: Int { Set(flat.map(\.name)).count }

  /// The names of the operators, in the order in which they get something.
  var operators: [String] { flat.filter { $0.kind == .operation }.map(\.name).withoutRepetitions }

  /// The steps with so many operators, at most: those that follow each other share a participant.
  func withOperators(atMost limit: Int) -> Self {
    let operators = operators
    guard operators.count > limit else { return self }
    var names: [String: String] = [:]
    for index in 0..<limit {
      let group = operators[index * operators.count / limit..<(index + 1) * operators.count / limit]
      let name =
        group.count > 2 ? "\(group[group.startIndex]) … \(group[group.endIndex - 1])" : group.joined(separator: ", ")
      for member in group { names[member] = name }
    }
    return mapped { step in
      var step = step
      if step.kind == .operation { step.name = names[step.name] ?? step.name }
      return step
    }.without { step, caller in step.kind == .operation && step.name == caller }
  }

  /// The steps without those for which `isFolded` is true, of which those inside remain.
  ///
  /// - Parameter isFolded: is given a step and the name of its caller.
  func without(in caller: String? = nil, _ isFolded: (SequenceStep, String?) -> Bool) -> Self {
    flatMap { step in
      guard !isFolded(step, caller) else { return step.inner.without(in: caller, isFolded) }
      var step = step
      step.inner = step.inner.without(in: step.name, isFolded)
      return [step]
    }
  }

  /// The steps without so many of the deepest ones that a drawing has `limit` lines: those that lead to nothing visible
  /// come first.
  func withoutDeepest(downTo limit: Int) -> Self {
    var (steps, excess) = (self, rows - limit)
    for isVain in [true, false] {
      for level in (0..<levels).reversed() where excess > 0 { steps.removeLast(&excess, at: level, isVain: isVain) }
    }
    return steps
  }

  private var levels: Int { isEmpty ? 0 : 1 + flatMap(\.inner).levels }

  /// Removes the last steps at a level, as many as there are too many lines: while `isVain` only those that lead to nothing,
  /// afterwards all, each with those that then lead to nothing.
  private mutating func removeLast(_ excess: inout Int, at level: Int, isVain: Bool) {
    for index in indices.reversed() where excess > 0 {
      if level > 0 { self[index].inner.removeLast(&excess, at: level - 1, isVain: isVain) }
      guard isVain ? level == 0 && self[index].isVain : level == 0 || self[index].isVain, excess > 0 else { continue }
      if self[index].hasRow { excess -= 1 }
      remove(at: index)
    }
  }

  /// The steps without those of the participant that comes last, but for those that show what came of it all.
  func withoutLastParticipant() -> Self {
    let names = flat.filter { $0.kind != .change && $0.name != SequenceStep.network }.map(\.name).withoutRepetitions
    return names.dropFirst().last.map(cut) ?? withoutDeepest(downTo: rows - 1)
  }

  private func cut(_ name: String) -> Self {
    filter { $0.name != name }.map { step in
      var step = step
      step.inner = step.inner.cut(name)
      return step
    }
  }

  private func mapped(_ change: (SequenceStep) -> SequenceStep) -> Self {
    map { step in
      var step = change(step)
      step.inner = step.inner.mapped(change)
      return step
    }
  }

  private func chunked(by areTogether: (SequenceStep, SequenceStep) -> Bool) -> [Self] {
    reduce(into: []) { chunks, step in
      if let last = chunks.last?.last, areTogether(last, step) {
        chunks[chunks.count - 1].append(step)
      } else {
        chunks.append([step])
      }
    }
  }
}

nonisolated extension SequenceStep {
  /// A Boolean value indicating whether it is a call of a function in which nothing else happens.
  var isTrivial: Bool { kind == .call && inner.isEmpty && name != Self.network && !name.hasPrefix("\\") }

  /// A change that is drawn at the participant for all controls.
  fileprivate var onScreen: Self { Self(kind: kind, name: [Self].screen, label: "\(name).\(label)", inner: inner) }

  fileprivate var isAnswer: Bool { kind == .event && name == Self.network }

  fileprivate var isPlainChange: Bool { kind == .change && inner.isEmpty }

  /// A Boolean value indicating whether a control is set or a message is sent.
  private var isOutcome: Bool { kind == .change || name == Self.network }

  /// A Boolean value indicating whether it leads to no outcome, and is none.
  fileprivate var isVain: Bool { inner.isEmpty && !isOutcome }

  /// A Boolean value indicating whether a drawing has a line for it.
  fileprivate var hasRow: Bool { kind != .event || !label.isEmpty }
}
