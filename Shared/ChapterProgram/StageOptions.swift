import Stage
import StageSession
import Workshop

/// The part of a chapter that is shown, and how it is shown.
@MainActor struct StageOptions {
  let selection: StepSelection
  let quiz: Quiz?
  let step: Int
  let isLive: Bool
  let allowsColor: Bool
  let isForProjector: Bool

  /// The reader's ways, if they are shown.
  let submission: (any Submission)?

  init(_ options: Options, of chapter: any Chapter.Type, _ submission: (any Submission)?) {
    let pattern = options.pattern.flatMap(Pattern.init(rawValue:))
    let isYours = options.pattern == Attempt.way
    let further = isYours || pattern != nil ? nil : options.pattern
    self.submission = options.pattern == nil || isYours ? submission : nil
    let ways = StepSelection(chapter.steps, pattern.map { [$0] } ?? Pattern.allCases, self.submission)
    selection = further.map { ways.with($0) } ?? ways
    quiz = nil
    step = options.step ?? selection.openingNumber
    isLive = options.isLive
    allowsColor = options.allowsColor
    isForProjector = options.isForProjector
  }

  /// A quiz, in which all four are shown.
  init(_ options: Options, _ quiz: Quiz) {
    (selection, self.quiz, step, isLive, submission) = (StepSelection(quiz.fault), quiz, 1, false, nil)
    allowsColor = options.allowsColor
    isForProjector = options.isForProjector
  }

  func player() throws(PaneError) -> Player {
    try Player(selection, step: step, isLive: isLive)
  }

  func session(of chapter: any Chapter.Type, _ sources: HighlightedSources) throws(PaneError) -> Session {
    try Session(chapter, selection, quiz: quiz, step: step, isLive: isLive, sources: sources)
  }
}
