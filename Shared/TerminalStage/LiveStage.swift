import Controls
import Stage
import StageSession

/// The stage on a terminal: panes that all get what one person does, and what came of it.
///
/// It holds no terminal: what a person did there comes in (`LiveStage+Keys.swift`), and what is to be seen is made of what
/// it holds (`StageDrawing.swift`). So a test can sit in front of it.
@MainActor package final class LiveStage {
  /// The session that the stage shows.
  package let session: Session

  /// The present meaning of the keys.
  var mode = Mode.screen

  /// The target that the keys are pointed at.
  var pointer = Pointer()

  /// The target before an alert came, to which the keys will return.
  var behindAlert: Pointer?

  /// A Boolean value indicating whether letters are commands although the keys are pointed at a field.
  var keepsLetters = false

  /// The guard that keeps keys away from an alert that the person has not seen yet.
  var alertGuard = AlertGuard()

  /// A Boolean value indicating whether few and large elements are drawn.
  var isForProjector: Bool {
    didSet {
      widths = (0, 0)
      for moment in session.history.moments { measure(moment.snapshots) }
    }
  }

  /// The lines by which the panes are scrolled beyond the target.
  var scrolled = 0

  /// The range in which they could be scrolled when they were drawn last.
  var scrollable = 0...0

  /// The columns that the widest texts of this session would like to have, and must have: the panes stand as that needs.
  var widths = (desired: 0, least: 0)

  /// The page of a source that was drawn last.
  var codePage = Remembered<CodePage.Source, CodePage?>()

  /// The drawing of the accounts that was made last.
  var picture = Remembered<AccountPicture.Source, AccountPicture>()

  /// The value of `session.openings` when `follow()` was called last.
  var openings = 0

  /// The lines that were entered, which ↑ and ↓ recall; none is followed by the same one.
  var enteredLines: [String] = []

  /// A Boolean value indicating whether the person has left the stage.
  var isOver = false

  /// The meaning of the keys.
  enum Mode {
    /// They go to the screens; on a journey, through the session.
    case screen
    /// They write a line of a script.
    case line(LineEntry)
    /// They choose something to be done.
    case menu(index: Int)
    /// They scroll in what is shown in the place of the panes.
    case page(Page, scrolled: Int = 0)
  }

  /// A page that is shown in the place of the panes.
  enum Page: Equatable {
    case help, accounts
    /// The session up to a moment; nil for the present.
    case marbles(to: Int?)
    /// The answer of a quiz, in lines.
    case answer([String])
  }

  /// A stage for `session`.
  package init(_ session: Session, isForProjector: Bool = false) {
    self.session = session
    self.isForProjector = isForProjector
    follow()
  }
}
