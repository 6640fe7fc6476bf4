import Controls

/// What follows from what the stage holds.
extension LiveStage {
  /// The step that is played.
  var step: any Scene.Type { playbill.scenes[session.step - 1] }

  /// Where the person has travelled, also if a page lies over it; nil in the present.
  var journey: Int? {
    switch mode {
    case .travel(let moment): moment
    case .page(_, _, let moment): moment
    case .screen, .line, .menu: nil
    }
  }

  /// The moment that is shown: the last, or where the person has travelled.
  var shown: Session.Moment { session.moments[journey ?? session.moments.count - 1] }

  /// What is told: what just happened, or the moment to which the person has travelled.
  var told: Session.Story {
    if journey != nil { return Session.Story(shown) }
    return session.story
  }

  /// What is played.
  var title: String {
    "\(chapter.name)\(playbill.quiz == nil ? ", step \(session.step)" : ", quiz"): \(step.title)"
  }

  /// What is said of what is told: in what the panes differ. In a quiz the person is to see that.
  var disagreement: Disagreement? { isQuiz ? nil : told.disagreement }

  /// What can be pointed at now. The first pane answers for all.
  var targets: [Target] { panes.snapshots.first?.targets ?? [] }

  /// Whether letters go into the field that the keys are pointed at.
  var isTyping: Bool {
    if case .screen = mode { return pointer.target?.kind == .field && !keepsLetters }
    return false
  }

  /// Whether letters are written somewhere, so that many may come at once.
  var isWriting: Bool { if case .line = mode { true } else { isTyping } }

  /// The keys that tell what happened in all ways: letters that are written or choose are none.
  var keysForChains: String {
    switch mode {
    case .screen: isTyping ? "Esc y" : "y"
    case .travel, .page: "y"
    case .line, .menu: "Esc y"
    }
  }

  /// How large things are drawn.
  var elementSize: ElementSize { isForProjector ? .large : .normal }
}
