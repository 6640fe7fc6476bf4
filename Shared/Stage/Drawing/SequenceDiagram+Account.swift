import Calls
import Diagrams

nonisolated extension SequenceDiagram {
  /// The calls of an account as arrows from the caller to the callee, and what happened by itself as dots.
  ///
  /// What has no room in so many columns and rows, or would need more than nine lifelines, is folded or left out; the title
  /// tells how many steps were left out.
  package init(_ title: String, _ account: Account, columns: Int = 120, rows: Int = 24) {
    let lifelines = max(2, min(9, columns / 12))
    let whole = SequenceStep.steps(of: account.folded().entries)
    var (steps, diagram) = (whole, SequenceDiagram(title, whole))
    func isTooLong() -> Bool { diagram.lines.count > rows || diagram.participants.count > lifelines }
    func isTooLarge() -> Bool { isTooLong() || SequenceLayout(diagram, for: .text).width > columns }
    func take(_ folded: [SequenceStep]) { (steps, diagram) = (folded, SequenceDiagram(title, folded)) }

    if isTooLarge() { take(steps.withOneScreen()) }
    if isTooLarge() { take(steps.withJoinedChanges()) }
    if isTooLarge() {
      let others = Set(diagram.participants).subtracting(steps.operators).count
      take(steps.withOperators(atMost: max(1, lifelines - others)))
    }
    let count = steps.flat.count
    // Calls that lead nowhere come first, then those inside one object, then the deepest.
    if isTooLong() { take(steps.without { step, _ in step.isTrivial }) }
    if isTooLong() { take(steps.without { step, caller in step.kind == .call && step.name == caller }) }
    while isTooLong(), steps.flat.count > 1 { take(steps.withoutDeepest()) }
    self = diagram.fitted(toColumns: columns)
    let leftOut = count - steps.flat.count
    if leftOut > 0 { self.title = "\(title) – \(leftOut) more \(leftOut == 1 ? "step" : "steps")" }
  }

  private init(_ title: String, _ steps: [SequenceStep]) {
    self.init(title)
    draw(steps, from: nil)
  }

  private mutating func draw(_ steps: [SequenceStep], from caller: String?) {
    for step in steps {
      switch caller {
      case let caller? where step.kind == .event || caller == SequenceStep.network:
        if step.kind == .event { event(at: step.name, step.label) } else { answer(from: caller, to: step.name, step.label) }
        draw(step.inner, from: step.name)
      case let caller?:
        call(from: caller, to: step.name, step.label)
        draw(step.inner, from: step.name)
        end()
      case nil:
        if !step.label.isEmpty { event(at: step.name, step.label) }
        draw(step.inner, from: step.name)
      }
    }
  }
}
