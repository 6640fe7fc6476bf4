/// Guesses in a quiz.
extension LiveStage {
  /// Whether the person looks for a fault.
  var isQuiz: Bool { playbill.quiz != nil && playbill.quiz?.answer == nil }

  /// Whether `text` is about the fault that the person looks for; then it has been answered.
  func answersGuess(_ text: String) -> Bool {
    guard let quiz = playbill.quiz else { return false }
    let wasOpen = isQuiz
    do throws(UsageError) {
      switch try quiz.reply(to: text) {
      case .goesOn(let reply): message = Message(text: "\(reply) (:reveal gives up)")
      case .end(let lines):
        if wasOpen { show(quiz.fault) }
        mode = .page(.answer(lines))
      case nil: return false
      }
    } catch {
      tell(error)
    }
    return true
  }

  /// Brings the panes, behind what is told, to where the fault is to be seen, and looks into its way.
  private func show(_ fault: PlantedFault) {
    open(step: session.step)
    for input in (try? fault.inputs()) ?? [] { perform(input) }
    if let pane = Pattern.allCases.firstIndex(of: fault.pattern) { focus(pane) }
  }
}
