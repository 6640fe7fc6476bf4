import Synchronization

/// Something that a world waits for and that happens elsewhere: a transfer, a computation on another thread.
///
/// It counts in `World.pendingCount` until it has ended. One that is deallocated without an end ends there.
public final class UnderWay: Sendable {
  private let inbox: Inbox
  private let hasEnded = Atomic<Bool>(false)

  init(_ inbox: Inbox) {
    self.inbox = inbox
    inbox.begin()
  }

  /// Comes back with a part of what is under way; there may be more. From any thread.
  public func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    inbox.post(work)
  }

  /// It is over: the world waits for it no longer. From any thread; a second time does nothing.
  public func end() {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
    inbox.end()
  }

  deinit { end() }
}
