import Foundation

/// One run of a subject, from its creation to its end: its time, and what it reports while it runs.
public final class Trial<Snapshot: Hashable & Sendable>: @unchecked Sendable {
  /// The time of this subject alone. The check moves it; a subject only schedules on it, and sleeps.
  public let clock = ManualClock()

  private let lock = NSLock()
  private var shown: [Snapshot] = []
  private var owned: [WeakReference] = []
  /// The last frame that was taken: of the thread of the check alone.
  private var latest: Snapshot?

  init() {}

  /// Reports what is visible for a moment: each report is a frame.
  ///
  /// Without it, the frames are the states after each input and after each action of the clock. A subject that calls it
  /// wherever something visible is set shows values that only flash, and handlers that still fire after its release:
  ///
  ///     var snapshot = Seen() {
  ///       didSet { trial.show(snapshot) }
  ///     }
  public func show(_ snapshot: Snapshot) {
    lock.withLock { shown.append(snapshot) }
  }

  /// Expects that `object` is deallocated when the subject has been released.
  public func expectDeallocation(of object: AnyObject) {
    lock.withLock { owned.append(WeakReference(object)) }
  }

  /// Returns the frames since the last call, or the last one if all of them show what was visible before.
  func takeFrames() -> [Snapshot] {
    var taken: [Snapshot] = []
    lock.withLock { swap(&taken, &shown) }
    var frames: [Snapshot] = []
    for frame in taken where frame != latest {
      frames.append(frame)
      latest = frame
    }
    return frames.isEmpty ? taken.suffix(1) : frames
  }

  /// The types of the objects that should have been deallocated, and are not.
  var survivors: [String] {
    // Outside the lock: the last reference to an object may be the one that is looked at.
    let owned = lock.withLock { self.owned }
    return owned.compactMap(\.object).map { String(describing: type(of: $0)) }
  }
}
