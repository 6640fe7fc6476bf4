import Controls
import Trace
import World

/// One way on stage: a screen, its world, and the controller that connects the two.
///
/// Everything goes in as an `Input` and comes out as a `Snapshot`; nothing here knows which pattern is behind.
@MainActor public final class Pane<S: Scene> {
  /// The name of the way.
  public let name: String

  /// The screen, fresh whenever an event reopens it.
  public private(set) var screen: S.Screen

  /// The world of this pane alone.
  public let world: VirtualWorld

  /// The way's controller, until the pane is closed.
  package private(set) var controller: AnyObject?

  /// The recorder of the changes since the last input began.
  package let recorder: FrameRecorder

  private let way: Way<S.Screen>
  private let goesOnline: Bool
  private let isLive: Bool
  let awaitsReplies: Bool
  private var invariants: [BoundInvariant] = []

  /// Opens a fresh screen of `step` and wires it in the manner of `way`.
  ///
  /// - Parameters:
  ///   - goesOnline: whether requests go out to the real network, instead of waiting for a script's answers.
  ///   - isLive: whether the real service is asked in the place of the one that the step brings along.
  ///   - replaying: what the first requests that would go out are answered instead.
  ///   - awaitsReplies: whether what would go out waits for an `Input.reply` instead.
  ///   - network: the real network, shared with other panes; nil if it is this pane's own.
  /// - Throws: `PaneError.endless` if the way never comes to rest.
  public init(
    _ step: S.Type, _ way: Way<S.Screen>, goesOnline: Bool = false, isLive: Bool = false,
    replaying: NetworkRecord = NetworkRecord(), awaitsReplies: Bool = false, sharing network: SharedNetwork? = nil
  ) throws(PaneError) {
    self.way = way
    (self.goesOnline, self.isLive, self.awaitsReplies) = (goesOnline, isLive, awaitsReplies)
    name = way.name
    screen = Trace.withoutCalls { S.makeScreen() }
    recorder = FrameRecorder(screen)
    world = VirtualWorld(replaying: replaying, awaitsReplies: awaitsReplies, sharing: network)
    if goesOnline { world.goOnline() }
    Trace.withoutCalls { S.prepare(world) }
    connect(screen)
    // Weak: a way that leaks may keep its world for longer than the stage keeps the pane.
    world.onItem = { [weak self] in self?.recordFrame() }
    world.onMistake = { [weak self] mistake in self?.recorder.add(.mistake(mistake)) }
    try wireAgain()
  }

  /// The visible state.
  public var snapshot: Snapshot { screen.snapshot }

  /// The frames of the last input, or of the opening.
  public var frames: [Frame] { recorder.frames }

  /// Lets `input` happen, and then all that is due because of it.
  ///
  /// - Throws: `PaneError`; anything but `.endless` and `.argument` is thrown before anything happens.
  public func perform(_ input: Input) throws(PaneError) {
    recorder.restart()
    try world.perform { () throws(PaneError) in
      try happen(input)
      if case .wait(let duration) = input {
        try settle { () throws(Unsettled) in try world.advance(by: duration) }
      } else {
        try settle()
      }
    }
  }

  /// Lets `act` happen as one event, such as two taps that no frame separates, and then all that is due because of it.
  ///
  /// - Throws: `PaneError.endless`.
  public func perform(_ act: (S.Screen) -> Void) throws(PaneError) {
    recorder.restart()
    try world.perform { () throws(PaneError) in
      act(screen)
      endFrame()
      try settle()
    }
  }

  /// Drops the controller, as an app does when the screen closes; its connections should then be gone, too.
  ///
  /// - Throws: `PaneError.endless`.
  public func close() throws(PaneError) {
    recorder.restart()
    try world.perform { () throws(PaneError) in
      controller = nil
      // Screens that were pushed in front of this one go with it.
      screen.navigator?.popToRoot()
      endFrame()
      try settle()
    }
  }

  /// Wires the screen that is there, as it is, with a new controller.
  func wireAgain() throws(PaneError) {
    recorder.restart()
    try world.perform { () throws(PaneError) in
      wire()
      try settle()
    }
  }

  /// Ends a frame of an event.
  func endFrame() {
    world.update()
    recordFrame()
  }

  /// Records a frame: the state is there for a person to see, and must be sound.
  private func recordFrame() {
    var broken: [Fault] = []
    Trace.withoutCalls {
      for invariant in invariants where !invariant.holds() { broken.append(.invariant(invariant.claim)) }
    }
    recorder.endFrame(broken: broken)
  }

  /// Closes what is open and opens a fresh screen, prepared before it is wired.
  func reopen(_ prepare: (S.Screen) throws(BadArgument) -> Void) throws(PaneError) {
    let fresh = Trace.withoutCalls { S.makeScreen() }
    do throws(BadArgument) { try prepare(fresh) } catch { throw .argument(error) }
    connect(fresh)
    // First, because the old screen is no longer visible.
    recorder.record(fresh)
    controller = nil
    screen = fresh
    wire()
  }

  private func wire() {
    invariants = Trace.withoutCalls { S.invariants.map { $0.bound(to: screen) } }
    controller = way.wire(screen, world)
    endFrame()
  }

  /// Points a fresh screen at its service.
  private func connect(_ screen: S.Screen) {
    if goesOnline { S.goOnline(screen) }
    if isLive { S.goLive(screen, world) }
  }

  private func settle() throws(PaneError) {
    try settle { () throws(Unsettled) in try world.settle() }
  }

  private func settle(_ run: () throws(Unsettled) -> Void) throws(PaneError) {
    do throws(Unsettled) { try run() } catch { throw .endless(way: name, error) }
  }
}
