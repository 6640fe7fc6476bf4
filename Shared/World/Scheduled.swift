/// Something under way that can be cancelled.
@MainActor
public protocol Cancellable: AnyObject, Sendable {
  /// Cancels it: nothing of it happens any more. Cancelling something that is over does nothing.
  func cancel()
}

/// A piece of work that waits for its time in a world.
@MainActor
public final class Scheduled: Cancellable {
  /// The time when it runs, since the world began.
  public let due: Duration

  /// True until it has run or was cancelled.
  public var isPending: Bool { work != nil }

  /// True if it had to wait, so that a trace names it.
  let isTimer: Bool

  /// Its place among everything scheduled in the world.
  var order = 0

  private var work: (@MainActor () -> Void)?
  private weak var world: World?

  init(at due: Duration, isTimer: Bool, in world: World, _ work: @escaping @MainActor () -> Void) {
    self.due = due
    self.isTimer = isTimer
    self.world = world
    self.work = work
  }

  /// Takes it off the world's list; the work and all that it holds are released at once.
  public func cancel() {
    guard work != nil else { return }
    world?.remove(self)
    work = nil
  }

  /// Runs the work, which is gone when this returns.
  func perform() {
    let work = self.work.take()
    work?()
  }
}
