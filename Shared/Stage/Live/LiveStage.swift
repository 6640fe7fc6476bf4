import Controls

/// The stage on a terminal: panes that all get what one person does, and what came of it.
///
/// It holds no terminal: what a person did there comes in (`LiveStage+Keys.swift`), and what is to be seen is made of what
/// it holds (`StageDrawing.swift`). So a test can sit in front of it.
@MainActor final class LiveStage {
  /// The chapter that is played.
  let chapter: any Chapter.Type

  /// What the keys do at the moment.
  var mode = Mode.screen

  /// What the keys are pointed at.
  var pointer = Pointer()

  /// What they were pointed at before an alert came, and will be again.
  var behindAlert: Pointer?

  /// Whether letters are commands although the keys are pointed at a field.
  var keepsLetters = false

  /// Which keys are not for the alert that is there.
  var alertGuard = AlertGuard()

  /// The pane that is looked at alone; nil for all.
  var chosen: Int?

  /// The pane whose way is looked into, by its index.
  var focused = 0

  /// Few and large elements.
  var isForProjector: Bool {
    didSet {
      widths = (0, 0)
      for moment in session.moments { measure(moment.snapshots) }
    }
  }

  /// How far the panes are scrolled beyond what the keys are pointed at, in lines.
  var scrolled = 0

  /// How far they could be when they were drawn last.
  var scrollable = 0...0

  /// The columns that the widest texts of this session would like to have, and must have: the panes stand as that needs.
  var widths = (desired: 0, least: 0)

  /// What of the sources stands beside the panes, if anything.
  var code: CodeView?

  /// The page of it that was drawn last.
  var codePage = Remembered<CodePage.Source, CodePage?>()

  /// The sources, and which of their lines ran just now.
  let log: LineLog

  /// Which lines ran in what was told last, all together.
  var joinedLines = Remembered<LineRecords, RanLines?>()

  /// What is to be said to the person, until the next key.
  var message: Message?

  /// Whether the person has seen enough.
  var isOver = false

  var panes: any StagedPanes
  var session: Session
  var playbill: Playbill
  let goesOnline: Bool
  let isLive: Bool

  /// What the keys do.
  enum Mode {
    /// They go to the screens.
    case screen
    /// They write a line of a script.
    case line(LineEntry)
    /// They choose something to be done.
    case menu(index: Int)
    /// They go through the session.
    case travel(moment: Int)
    /// They scroll in what is shown in the place of the panes; a journey goes on behind it where it was.
    case page(Page, scrolled: Int = 0, journey: Int? = nil)
  }

  /// What is shown in the place of the panes.
  enum Page: Equatable {
    case help, chains
    /// The session up to a moment; nil for the present.
    case marbles(to: Int?)
    /// What comes of a quiz, in lines.
    case answer([String])
  }

  /// A line to the person.
  struct Message: Hashable {
    var text: String
    var isBad = false
  }

  /// Opens step `step` of `chapter`, from 1.
  ///
  /// - Parameter goesOnline: whether a step that uses the network asks the real one.
  /// - Throws: `PaneError`.
  init(
    _ chapter: any Chapter.Type, _ playbill: Playbill? = nil, step: Int, goesOnline: Bool = true, isLive: Bool = false,
    isForProjector: Bool = false, log: LineLog? = nil
  ) throws(PaneError) {
    let log = log ?? LineLog(chapter, environment: [:])
    self.log = log
    self.chapter = chapter
    let playbill = playbill ?? Playbill(chapter.steps)
    self.playbill = playbill
    // What is to be found must be found by the script, too, that is told at the end.
    let goesOnline = goesOnline && playbill.quiz == nil
    (self.goesOnline, self.isLive) = (goesOnline, isLive)
    self.isForProjector = isForProjector
    let (panes, lines) = try log.recording { () throws(PaneError) in
      try playbill.open(step, goesOnline: goesOnline, isLive: isLive)
    }
    self.panes = panes
    session = Session(step: step, opened: panes.moment(of: nil, [], lines))
    follow()
  }
}
