/// What of a chapter is on stage.
@MainActor struct Performance {
  let playbill: Playbill
  let step: Int
  let isLive: Bool
  let allowsColor: Bool
  let isForProjector: Bool

  /// Whether what a reader has written is asked for, and nothing else.
  let isYours: Bool

  init(_ options: Options, of chapter: any Chapter.Type, _ guest: (any Guest)?) {
    let pattern = options.pattern.flatMap(Pattern.init(rawValue:))
    isYours = options.pattern == Options.yours
    let further = isYours || pattern != nil ? nil : options.pattern
    let shownGuest = options.pattern == nil || isYours ? guest : nil
    let ways = Playbill(chapter.steps, pattern.map { [$0] } ?? Pattern.allCases, shownGuest)
    playbill = further.map { ways.with($0) } ?? ways
    step = options.step ?? playbill.openingNumber
    isLive = options.isLive
    allowsColor = options.allowsColor
    isForProjector = options.isForProjector
  }

  /// A quiz, in which all four are shown.
  init(_ options: Options, of chapter: any Chapter.Type, _ quiz: Quiz) {
    (playbill, step, isLive, isYours) = (Playbill(quiz), 1, false, false)
    allowsColor = options.allowsColor
    isForProjector = options.isForProjector
  }

  func player() throws(PaneError) -> Player {
    try Player(playbill, step: step, isLive: isLive)
  }
}
