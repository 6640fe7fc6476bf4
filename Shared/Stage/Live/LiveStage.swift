import Controls
import Terminal
import Trace
import World

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
  private(set) var pointer = Pointer()

  /// What they were pointed at before an alert came, and will be again.
  private var behindAlert: Pointer?

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

  /// The columns that the widest texts of this session would like to have, and must have: the panes stand as that needs.
  private(set) var widths = (desired: 0, least: 0)

  /// What of the sources stands beside the panes, if anything.
  var code: CodeView?

  /// The page of it that was drawn last.
  var codePage = Remembered<CodePage.Source, CodePage?>()

  /// The sources, and which of their lines ran just now.
  let log: LineLog

  /// What is to be said to the person, until the next key.
  var message: Message?

  /// Whether the person has seen enough.
  var isOver = false

  private(set) var panes: any StagedPanes
  private(set) var session: Session
  let patterns: [Pattern]
  private let goesOnline: Bool
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
    /// They scroll in what is shown in the place of the panes.
    case page(Page, scrolled: Int)
  }

  /// What is shown in the place of the panes.
  enum Page {
    case help, marbles, chains
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
    _ chapter: any Chapter.Type, step: Int, patterns: [Pattern] = Pattern.allCases, goesOnline: Bool = true,
    isLive: Bool = false, isForProjector: Bool = false, log: LineLog? = nil
  ) throws(PaneError) {
    let log = log ?? LineLog(chapter, environment: [:])
    self.log = log
    self.chapter = chapter
    self.patterns = patterns
    (self.goesOnline, self.isLive) = (goesOnline, isLive)
    self.isForProjector = isForProjector
    let (panes, lines) = try log.recording { () throws(PaneError) in
      try chapter.steps[step - 1].open(patterns, goesOnline: goesOnline, isLive: isLive)
    }
    self.panes = panes
    session = Session(step: step, opened: panes.moment(of: nil, [], lines))
    follow()
  }

  /// The step that is played.
  var step: any Step.Type { chapter.steps[session.step - 1] }

  /// The moment that is shown: the last, or where the person has travelled.
  var shown: Session.Moment {
    if case .travel(let moment) = mode { return session.moments[moment] }
    return session.moments[session.moments.count - 1]
  }

  /// The moment that is told: the one that is shown, unless that is time in which nothing happened.
  var told: Session.Moment {
    if case .travel = mode { return shown }
    return session.moments.last { !$0.isPause } ?? shown
  }

  /// What can be pointed at now. The first pane answers for all.
  var targets: [Target] { panes.snapshots.first?.targets ?? [] }

  /// Whether letters go into the field that the keys are pointed at.
  var isTyping: Bool {
    if case .screen = mode { return pointer.target?.kind == .field && !keepsLetters }
    return false
  }

  /// Whether letters are written somewhere, so that many may come at once.
  var isWriting: Bool { if case .line = mode { true } else { isTyping } }

  /// How long the stage may sleep behind `drawing`: until something falls due by itself, or might have come from outside,
  /// or until nobody does anything for a moment, if lines are in sight that have not been read.
  func patience(behind drawing: StageDrawing) -> Duration? {
    let outside = passesTime ? [panes.timeToNext, panes.isAwaitingOutside ? .milliseconds(20) : nil] : []
    let lines: Duration? = drawing.showsLines && log.canRead(told.lines) ? .milliseconds(50) : nil
    return (outside + [lines]).compactMap { $0 }.min()
  }

  /// Lets `duration` pass in all worlds, as it has passed outside.
  func pass(_ duration: Duration) {
    alertGuard.pass(duration)
    guard passesTime, duration > .zero else { return }
    perform(.wait(duration), isByPerson: false)
  }

  /// Lets `input` happen in all panes and takes down what came of it.
  ///
  /// - Parameter isByPerson: whether somebody wants it; else it comes by itself.
  func perform(_ input: Input, isByPerson: Bool = true) {
    let before = panes.snapshots.first
    let wasTyping = isTyping
    do throws(PaneError) {
      try panes.validate(input)
    } catch {
      return tell(error)
    }
    do throws(PaneError) {
      let (chains, lines) = try log.recording { () throws(PaneError) in try panes.trace(input) }
      session.append(panes.moment(of: input, chains, lines))
    } catch {
      // Some panes are in the middle of it: back to where they were.
      tell(error)
      replay(session.moments.count - 1)
    }
    follow()
    let after = panes.snapshots.first
    if let field = after?.editedField, field != before?.editedField {
      point(at: Target(identifier: field, kind: .field))
    }
    // Who writes asks for none, and may not look at the screen.
    let isUnasked = wasTyping || !isByPerson
    if isUnasked, let alert = after?.alert, alert.title != before?.alert?.title {
      alertGuard.close(isWriting: wasTyping)
    }
  }

  /// Opens step `number`, from 1, on fresh screens.
  func open(step number: Int) {
    do throws(PaneError) {
      guard chapter.steps.indices.contains(number - 1) else {
        throw PaneError.unknownStep(number, count: chapter.steps.count)
      }
      let (panes, lines) = try log.recording { () throws(PaneError) in
        try chapter.steps[number - 1].open(patterns, goesOnline: goesOnline, isLive: isLive)
      }
      self.panes = panes
      session = Session(step: number, opened: panes.moment(of: nil, [], lines))
      (mode, pointer, behindAlert, widths, scrolled) = (.screen, Pointer(), nil, (0, 0), 0)
      // Another step has other files.
      code?.files = [:]
      follow()
    } catch {
      tell(error)
    }
  }

  /// Goes on from moment `index`, as if nothing after it had happened.
  func goOn(from index: Int) {
    guard index < session.moments.count - 1, replay(index) else { return }
    session.goBack(to: index)
    follow()
  }

  /// Moves what the keys are pointed at.
  func movePointer(by step: Int) {
    scrolled = 0
    pointer.move(by: step, among: targets)
  }

  /// Points the keys at `target`, if it is there.
  func point(at target: Target) {
    pointer.move(to: target, among: targets)
  }

  /// Says why something cannot be.
  func tell(_ error: some Error) {
    message = Message(text: "\(error)".visible, isBad: true)
  }

  private func follow() {
    let hasAlert = panes.snapshots.first?.alert != nil
    if !hasAlert { alertGuard.open() }
    if hasAlert, behindAlert == nil {
      (behindAlert, pointer) = (pointer, Pointer())
    } else if !hasAlert, let pointer = behindAlert {
      (behindAlert, self.pointer) = (nil, pointer)
    }
    pointer.follow(targets)
    measure(panes.snapshots)
  }

  private func measure(_ snapshots: [Snapshot]) {
    let screens = ScreenLayout.widths(of: snapshots, elementSize)
    for new in [screens] + snapshots.compactMap(\.alert).map(AlertLayout.widths) {
      widths = (max(widths.desired, new.desired), max(widths.least, new.least))
    }
  }

  /// How large things are drawn.
  var elementSize: ElementSize { isForProjector ? .large : .normal }

  /// Time is nothing to a step whose checks never wait and that asks nobody.
  private var passesTime: Bool {
    if case .travel = mode { return false }
    return panes.isOnline || step.knowsTime
  }

  /// Brings fresh panes to where moment `index` was. What had been answered by then is answered so again.
  ///
  /// - Returns: whether they got there; if not, everything is as it was.
  @discardableResult
  private func replay(_ index: Int) -> Bool {
    do throws(PaneError) {
      let records = zip(panes.networkRecords, session.moments[index].marks).map { $0.upTo($1) }
      let fresh = try step.open(patterns, goesOnline: goesOnline, isLive: isLive, replaying: records)
      var marks = [fresh.networkRecords.map(\.mark)]
      for input in session.inputs(to: index) {
        try fresh.perform(input)
        marks.append(fresh.networkRecords.map(\.mark))
      }
      panes = fresh
      session.note(marks)
      return true
    } catch {
      tell(error)
      return false
    }
  }
}

extension Step {
  /// Whether a check lets time pass.
  fileprivate static var knowsTime: Bool {
    alphabet.contains { input in if case .wait = input { true } else { false } }
  }
}

extension StagedPanes {
  /// Where the panes are now, and how `input` brought them there.
  fileprivate func moment(of input: Input?, _ chains: [[Link]], _ lines: LineRecord?) -> Session.Moment {
    // Each pane asks for itself: as long as some have their answers and others have not, they are bound to differ.
    var moment = Session.Moment(
      input: input, time: time, snapshots: snapshots, chains: chains, changes: changes,
      disagreement: isAwaitingOutside ? nil : disagreement(), marks: networkRecords.map(\.mark),
      isAwaitingOutside: isAwaitingOutside)
    // Time in which nothing happens is not looked into.
    if !moment.isPause { moment.lines = lines }
    return moment
  }
}

nonisolated extension Snapshot {
  /// The field that has the focus.
  fileprivate var editedField: String? { views.first(where: \.isFocused)?.identifier }
}
