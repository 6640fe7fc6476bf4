import Stage
import StageSession
import Terminal

/// A terminal that a stage can be shown on: the real one, or what a test puts in its place.
@MainActor package struct StageTerminal {
  /// Returns the size.
  package var extent: () -> Extent

  /// The next thing that happens, or nil after so long without any; nil waits for ever.
  package var next: (Duration?) -> TerminalEvent?

  /// Shows what these bytes say.
  package var write: ([UInt8]) -> Void

  /// The time since some moment.
  package var elapsed: () -> Duration

  /// The terminal of the program.
  package init(_ session: TerminalSession) {
    let start = ContinuousClock.now
    extent = { session.extent }
    next = { session.next(timeout: $0) }
    write = { session.write($0) }
    elapsed = { ContinuousClock.now - start }
  }

  /// A terminal that is made of these.
  package init(
    extent: @escaping () -> Extent, next: @escaping (Duration?) -> TerminalEvent?, write: @escaping ([UInt8]) -> Void,
    elapsed: @escaping () -> Duration
  ) {
    (self.extent, self.next, self.write, self.elapsed) = (extent, next, write, elapsed)
  }
}

extension Chapter {
  /// Shows the last step as a stage on `terminal`, for a tool that measures how long that takes.
  ///
  /// - Throws: `PaneError`.
  package static func show(on terminal: StageTerminal) throws(PaneError) {
    try LiveStage(Session(Self.self, step: steps.count)).run(on: terminal, Painter())
  }
}

extension LiveStage {
  /// Shows the stage on `terminal`, and does what is done there until the person leaves or the terminal is gone.
  package func run(on terminal: StageTerminal, _ painter: Painter) {
    var painter = painter
    var extent = terminal.extent()
    var drawing = StageDrawing(self, on: extent)
    var time = terminal.elapsed()
    terminal.write(painter.paint(drawing.surface))
    while !isOver {
      let event = terminal.next(session.timeToNext)
      // Scripts know milliseconds: what is left of one counts next time.
      let passed = (terminal.elapsed() - time).wholeMilliseconds
      time += passed
      // While the program was suspended, so was time.
      if case .resumed = event {
      } else {
        // An alert is invisible behind a page, or where a source stands in the place of the panes.
        if drawing.showsPanes { alertGuard.pass(passed) }
        pass(passed)
      }
      switch event {
      case .input(let input): take(input, before: drawing)
      case .resized(let size): extent = size
      case .resumed(let size):
        extent = size
        painter.forget()
      case .closed: isOver = true
      case nil: break
      }
      drawing = StageDrawing(self, on: extent)
      terminal.write(painter.paint(drawing.surface))
    }
  }
}
