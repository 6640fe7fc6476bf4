import Controls
import Stage
import StageSession

/// The stage on a terminal: panes that all get what one person does, and what came of it.
///
/// It holds no terminal: what a person did there comes in (`LiveStage+Keys.swift`), and what is to be seen is made of what
/// it holds (`StageDrawing.swift`). So a test can sit in front of it.
@MainActor package final class LiveStage {
  /// What a person does with the panes, and what they look at.
  package let session: Session

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

  /// Few and large elements.
  var isForProjector: Bool {
    didSet {
      widths = (0, 0)
      for moment in session.history.moments { measure(moment.snapshots) }
    }
  }

  /// How far the panes are scrolled beyond what the keys are pointed at, in lines.
  var scrolled = 0

  /// How far they could be when they were drawn last.
  var scrollable = 0...0

  /// The columns that the widest texts of this session would like to have, and must have: the panes stand as that needs.
  var widths = (desired: 0, least: 0)

  /// The page of a source that was drawn last.
  var codePage = Remembered<CodePage.Source, CodePage?>()

  /// How often steps had been opened when the stage went along last.
  var openings = 0

  /// Whether the person has seen enough.
  var isOver = false

  /// What the keys do.
  enum Mode {
    /// They go to the screens.
    case screen
    /// They write a line of a script.
    case line(LineEntry)
    /// They choose something to be done.
    case menu(index: Int)
    /// They go through the session.
    case travel
    /// They scroll in what is shown in the place of the panes; a journey goes on behind it where it was.
    case page(Page, scrolled: Int = 0)
  }

  /// What is shown in the place of the panes.
  enum Page: Equatable {
    case help, chains
    /// The session up to a moment; nil for the present.
    case marbles(to: Int?)
    /// What comes of a quiz, in lines.
    case answer([String])
  }

  /// A stage for `session`.
  package init(_ session: Session, isForProjector: Bool = false) {
    self.session = session
    self.isForProjector = isForProjector
    follow()
  }
}
