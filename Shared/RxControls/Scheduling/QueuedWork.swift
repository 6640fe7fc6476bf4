import Foundation
import Rx
import World

/// An action that waits in a world until it runs or is disposed; then it is released with all that it holds.
final class QueuedWork: Cancelable, @unchecked Sendable {
  private let world: World
  private let lock = NSLock()
  private var action: (() -> any Disposable)?
  private var whenOver: (() -> Void)?
  private var place: Scheduled?
  private let begun = SingleAssignmentDisposable()

  /// - Parameter whenOver: Called once, when the action has run or is certain not to run.
  init(
    in world: World, _ action: @escaping () -> any Disposable, whenOver: @escaping () -> Void = {}
  ) {
    self.world = world
    self.action = action
    self.whenOver = whenOver
  }

  var isDisposed: Bool { begun.isDisposed }

  /// Takes its place among the world's work. On the main queue.
  func wait(for delay: Duration) {
    MainActor.assumeIsolated {
      guard !isDisposed else { return }
      let place = world.schedule(after: delay) { self.run() }
      lock.withLock { self.place = place }
      // Disposed elsewhere meanwhile, when there was no place to give up yet.
      if isDisposed { place.cancel() }
    }
  }

  func run() {
    guard let (action, whenOver) = take() else { return }
    begun.setDisposable(action())
    whenOver()
  }

  /// Takes the action off the world's list, or ends what it has begun. From any thread.
  func dispose() {
    begun.dispose()
    guard let (_, whenOver) = take() else { return }
    whenOver()
    guard let place = lock.withLock({ place.take() }) else { return }
    if world.isOnMainQueue {
      MainActor.assumeIsolated { place.cancel() }
    } else {
      world.post { place.cancel() }
    }
  }

  /// Takes the action, once.
  private func take() -> (action: () -> any Disposable, whenOver: () -> Void)? {
    lock.withLock {
      guard let action = action.take(), let whenOver = whenOver.take() else { return nil }
      return (action, whenOver)
    }
  }
}
