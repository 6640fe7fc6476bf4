import Models
import World

/// One count of the words of a text, off the main queue. It reports its state to a closure and a delegate, *there*: to
/// show it, come back to the main queue.
///
/// It lives at least until it has ended, even without a reference. To end it sooner, cancel it.
nonisolated public final class CountingTask: Cancellable, Sendable {
  private let text: String
  private let handler: (@Sendable (CountingState) -> Void)?
  private weak let delegate: (any CountingTaskDelegate)?
  private weak let world: World?
  @MainActor private var work: (any Cancellable)?

  /// A count of the words of `text` that calls `handler` where it counts.
  public init(_ text: String, in world: World, handler: @escaping @Sendable (CountingState) -> Void) {
    self.text = text
    self.world = world
    self.handler = handler
    delegate = nil
  }

  /// A count of the words of `text` that calls `delegate` where it counts.
  public init(_ text: String, in world: World, delegate: any CountingTaskDelegate) {
    self.text = text
    self.world = world
    self.delegate = delegate
    handler = nil
  }

  /// Begins to count. Call it once.
  @MainActor public func resume() {
    work = world?.background(each: WordCounting(text)) { state in
      self.handler?(state)
      self.delegate?.task(self, didReach: state)
    }
  }

  /// Ends it before the next part; a reported state may still be on its way to the main queue.
  @MainActor public func cancel() {
    work?.cancel()
    work = nil
  }
}

/// The delegate of a count.
nonisolated public protocol CountingTaskDelegate: AnyObject, Sendable {
  /// Called when `task` has counted one more part, or the last. Called where it counts: off the main queue.
  func task(_ task: CountingTask, didReach state: CountingState)
}
