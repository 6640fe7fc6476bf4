import Calls
import Diagrams

nonisolated extension SequenceDiagram {
  /// The calls of an account as arrows from the caller to the callee, and what happened by itself as dots.
  ///
  /// Steps without room in so many columns and rows, or on nine lifelines, are folded or left out; the title has the
  /// number of those that were left out.
  package init(_ title: String, _ account: Account, columns: Int = 120, rows: Int = 24) {
    let lifelines = max(2, min(9, columns / 12))
    var steps = SequenceStep.steps(of: account.folded().entries).withJoinedAnswers().withJoinedChanges(over: 3)
    var isTooLong: Bool { steps.rows > rows || steps.lifelines > lifelines }
    var isTooLarge: Bool { isTooLong || SequenceDiagram(title, steps).width > columns }

    if isTooLarge { steps = steps.withOneScreen() }
    if isTooLarge { steps = steps.withJoinedChanges(over: 1) }
    let ungrouped = steps
    // More operators than lifelines never fit.
    for limit in (2..<max(3, min(steps.operators.count, lifelines + 1))).reversed() where isTooLarge {
      steps = ungrouped.withOperators(atMost: limit)
    }
    if isTooLong { steps = ungrouped.withOperators(atMost: 1) }
    let count = steps.flat.count
    // Calls that lead nowhere come first, then those inside one object, then the deepest.
    if isTooLong { steps = steps.without { step, _ in step.isTrivial } }
    if isTooLong { steps = steps.without { step, caller in step.kind == .call && step.name == caller } }
    while steps.lifelines > lifelines { steps = steps.withoutLastParticipant() }
    // One step is left in any case.
    steps = steps.withoutDeepest(downTo: max(rows, 3))
    if SequenceDiagram(title, steps.withLabels(of: 24)).width > columns { steps = steps.withoutProtocols() }
    // Labels of a few characters would mean nothing.
    while steps.lifelines > 4, SequenceDiagram(title, steps.withLabels(of: 12)).width > columns {
      steps = steps.withoutLastParticipant()
    }
    let leftOut = count - steps.flat.count
    self = SequenceDiagram(title, steps).fitted(toColumns: columns)
    if leftOut > 0 { self.title = "\(title) – \(leftOut) more \(leftOut == 1 ? "step" : "steps")" }
  }

  private init(_ title: String, _ steps: [SequenceStep]) {
    self.init(title)
    draw(steps, from: nil)
  }

  private var width: Int { SequenceLayout(self, for: .text).width }

  private mutating func draw(_ steps: [SequenceStep], from caller: String?) {
    for step in steps {
      let caller = step.kind == .event ? nil : caller
      let isCall = caller != nil && caller != SequenceStep.network
      if let caller, isCall {
        call(from: caller, to: step.name, step.label)
      } else if let caller {
        answer(from: caller, to: step.name, step.label)
      } else if !step.label.isEmpty {
        event(at: step.name, step.label)
      }
      draw(step.inner, from: step.name)
      if isCall { end() }
    }
  }
}
