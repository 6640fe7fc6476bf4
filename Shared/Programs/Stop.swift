import Foundation
import Synchronization

/// Ends a program that somebody else waits for, and those that the same one would start after it.
public final class Stop: Sendable {
  /// The group that runs, as `kill` takes it, or 0.
  private let running = Atomic<Int32>(0)
  private let isPressed = Atomic<Bool>(false)

  /// One that nobody has pressed.
  public init() {}

  /// Kills the program that runs, with its group: whoever waits for it gets ``Program/Failure/interrupted``.
  public func press() {
    isPressed.store(true, ordering: .sequentiallyConsistent)
    let number = running.load(ordering: .sequentiallyConsistent)
    if number != 0 { kill(number, SIGKILL) }
  }

  /// Whether somebody has pressed it.
  var isDone: Bool { isPressed.load(ordering: .sequentiallyConsistent) }

  /// Does something while a program runs that is to be ended.
  func passing<Result>(to group: ProcessGroup, _ body: () -> Result) -> Result {
    running.store(group.number, ordering: .sequentiallyConsistent)
    defer { running.store(0, ordering: .sequentiallyConsistent) }
    // It was pressed before there was anybody to end.
    if isDone { kill(group.number, SIGKILL) }
    return body()
  }
}
