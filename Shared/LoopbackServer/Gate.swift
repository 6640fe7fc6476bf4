import Dispatch
import Foundation
import World

/// A place in an answer at which the server waits until the gate is opened. Once open, it stays open.
nonisolated public final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var hasOpened = false
  private var waiting: [@Sendable () -> Void] = []
  private var alarm: Alarm?

  /// A gate that is closed.
  public init() {}

  /// A gate that opens by itself when `delay` has passed on the clock of `world`, which counts from when the world takes
  /// notice. In a world that is gone it never opens.
  public convenience init(opensAfter delay: Duration, in world: World) {
    self.init()
    let alarm = Alarm(world)
    self.alarm = alarm
    world.post { [weak self] in
      if self != nil { alarm.set(after: delay) { self?.open() } }
    }
  }

  /// A gate that opens by itself when `delay` has passed for the server, as on a way that is long.
  public convenience init(opensAfter delay: Duration) {
    self.init()
    DispatchQueue.global().asyncAfter(deadline: .now() + delay / .seconds(1)) { [weak self] in self?.open() }
  }

  deinit { alarm?.cancel() }

  /// A Boolean value indicating whether it has been opened.
  var isOpen: Bool { lock.withLock { hasOpened } }

  /// Opens the gate for the waiting answers and for later ones. From any thread; a second time does nothing.
  public func open() {
    let waiting = lock.withLock {
      defer { (hasOpened, self.waiting) = (true, []) }
      return self.waiting
    }
    for work in waiting { work() }
  }

  /// Calls `work` when the gate is open: at once, or from the thread that opens it.
  func whenOpen(_ work: @escaping @Sendable () -> Void) {
    let isOpen = lock.withLock {
      if !hasOpened { waiting.append(work) }
      return hasOpened
    }
    if isOpen { work() }
  }
}

/// Opens a gate in time, and keeps the world busy no longer than the gate is needed.
nonisolated private final class Alarm: @unchecked Sendable {
  private weak let world: World?
  @MainActor private var scheduled: Scheduled?

  init(_ world: World) {
    self.world = world
  }

  @MainActor
  func set(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
    scheduled = world?.schedule(after: delay, work)
  }

  func cancel() {
    world?.post { self.scheduled?.cancel() }
  }
}
