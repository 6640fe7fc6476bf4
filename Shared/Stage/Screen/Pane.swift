import Controls
import World

/// One way on stage: a screen, its world, and the controller that connects the two.
///
/// Everything goes in as an `Input` and comes out as a `Snapshot`; nothing here knows which pattern is behind.
@MainActor public final class Pane<S: Step> {
  /// The name of the way.
  public let name: String

  /// The screen, fresh whenever an event reopens it.
  public private(set) var screen: S.Screen

  /// The world of this pane alone.
  public let world: VirtualWorld

  /// What happened in each frame of the last input, or of the opening.
  public private(set) var frames: [Frame] = []

  /// The way's controller, until the pane is closed.
  private(set) var controller: AnyObject?

  private let way: Way<S.Screen>
  private var changes: [Change] = []

  /// Opens a fresh screen of `step` and wires it in the manner of `way`.
  public convenience init(_ step: S.Type, _ way: Way<S.Screen>) throws(PaneError) {
    try self.init(step, way) { _, _ in }
  }

  /// The same, with a look at what is there before anything is wired.
  init(_ step: S.Type, _ way: Way<S.Screen>, beforeWiring: (S.Screen, VirtualWorld) -> Void) throws(PaneError) {
    self.way = way
    name = way.name
    screen = S.makeScreen()
    world = VirtualWorld()
    world.onItem = { [unowned self] in endFrame() }
    beforeWiring(screen, world)
    try wire()
  }

  /// What a person sees now.
  public var snapshot: Snapshot { screen.snapshot }

  /// Lets `input` happen, and then all that is due because of it.
  public func perform(_ input: Input) throws(PaneError) {
    frames.removeAll(keepingCapacity: true)
    try inWorld { () throws(PaneError) in
      try happen(input)
      if case .wait(let duration) = input {
        try settled { () throws(Unsettled) in try world.advance(by: duration) }
      } else {
        try settled { () throws(Unsettled) in try world.settle() }
      }
    }
  }

  /// Drops the controller, as an app does when the screen goes; what it connected should be gone with it.
  public func close() throws(PaneError) {
    frames.removeAll(keepingCapacity: true)
    try inWorld { () throws(PaneError) in
      controller = nil
      endFrame()
      try settled { () throws(Unsettled) in try world.settle() }
    }
  }

  /// Ends a frame: the state is there for a person to see, and must be sound.
  func endFrame() {
    var faults = Fault.glitches(in: changes)
    for invariant in S.invariants where !invariant.holds(screen) {
      faults.append(.invariant(invariant.claim))
    }
    frames.append(Frame(changes: changes, faults: faults))
    changes.removeAll(keepingCapacity: true)
  }

  /// Closes what is open and opens a fresh screen, prepared before it is wired.
  func reopen(_ prepare: (S.Screen) throws(BadArgument) -> Void) throws(PaneError) {
    let fresh = S.makeScreen()
    do throws(BadArgument) { try prepare(fresh) } catch { throw .argument(error) }
    controller = nil
    screen.onChange = nil
    screen = fresh
    try wire()
  }

  private func wire() throws(PaneError) {
    changes.removeAll()
    screen.onChange = { [unowned self] in changes.append($0) }
    try inWorld { () throws(PaneError) in
      controller = way.wire(screen, world)
      endFrame()
      try settled { () throws(Unsettled) in try world.settle() }
    }
  }

  private func inWorld(_ body: () throws(PaneError) -> Void) throws(PaneError) {
    let outcome = World.$current.withValue(world) { () -> Result<Void, PaneError> in
      do throws(PaneError) { return .success(try body()) } catch { return .failure(error) }
    }
    try outcome.get()
  }

  private func settled(_ body: () throws(Unsettled) -> Void) throws(PaneError) {
    do throws(Unsettled) { try body() } catch { throw .endless(way: name, error) }
  }
}

/// Why an input could not be performed.
nonisolated public enum PaneError: Error {
  /// No view of the screen has this identifier.
  case unknown(identifier: String, known: [String])

  /// The view is there, but cannot do what the input asks for: a label cannot be tapped.
  case wrongKind(identifier: String, is: Appearance.Kind, needs: String)

  /// The step declares no event of this name.
  case unknownEvent(name: String, known: [String])

  /// The event takes another number of arguments.
  case argumentCount(name: String, parameters: [String])

  /// An argument of an event is not what it takes.
  case argument(BadArgument)

  /// The chapter has no step of this number.
  case unknownStep(Int, count: Int)

  /// The way of this name never came to rest.
  case endless(way: String, Unsettled)
}
