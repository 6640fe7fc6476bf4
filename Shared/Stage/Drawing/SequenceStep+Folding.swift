nonisolated extension [SequenceStep] {
  /// The participant that stands for all controls that are set and do nothing else.
  static var screen: String { "screen" }

  /// The steps, each with those inside of it behind it.
  var flat: [SequenceStep] { flatMap { [$0] + $0.inner.flat } }

  /// The steps with one participant for all controls that are set and do nothing else.
  func withOneScreen() -> Self {
    let controls = Set(flat.filter { $0.kind == .change }.map(\.name))
    let others = Set(flat.filter { $0.kind != .change }.map(\.name))
    let folded = controls.subtracting(others)
    guard folded.count > 1 else { return self }
    return mapped { step in
      guard step.kind == .change, folded.contains(step.name) else { return step }
      return SequenceStep(kind: .change, name: Self.screen, label: "\(step.name).\(step.label)", inner: step.inner)
    }
  }

  /// The steps with one step for neighbouring changes of one control.
  func withJoinedChanges() -> Self {
    var joined: Self = []
    for run in chunked(by: { $0.isPlainChange && $1.isPlainChange && $0.name == $1.name }) {
      guard var step = run.first else { continue }
      step.inner = step.inner.withJoinedChanges()
      if run.count > 1 { step.label = "\(run.count) changes" }
      joined.append(step)
    }
    return joined
  }

  /// The names of the operators, in the order in which they get something.
  var operators: [String] {
    flat.reduce(into: []) { names, step in
      if step.kind == .operation, !names.contains(step.name) { names.append(step.name) }
    }
  }

  /// The steps with so many operators, at most: those that follow each other share a participant.
  func withOperators(atMost limit: Int) -> Self {
    guard operators.count > limit else { return self }
    var names: [String: String] = [:]
    for index in 0..<limit {
      let group = operators[index * operators.count / limit..<(index + 1) * operators.count / limit]
      for name in group { names[name] = group.joined(separator: ", ") }
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

  /// The steps without the last of the deepest ones.
  func withoutDeepest() -> Self {
    var steps = self
    let depths = map(\.depth)
    guard let deepest = depths.max(), let index = depths.lastIndex(of: deepest) else { return self }
    if deepest == 0 { steps.removeLast() } else { steps[index].inner = steps[index].inner.withoutDeepest() }
    return steps
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

  fileprivate var isPlainChange: Bool { kind == .change && inner.isEmpty }

  /// The number of levels inside of it.
  fileprivate var depth: Int { (inner.map(\.depth).max() ?? -1) + 1 }
}
