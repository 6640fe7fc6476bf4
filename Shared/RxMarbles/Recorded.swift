import Rx

/// An event and its instant.
public struct Recorded<Element> {
  /// The instant.
  public let time: Int

  /// The event.
  public let event: Event<Element>

  /// An element at an instant.
  public static func next(_ time: Int, _ element: Element) -> Recorded { Recorded(time: time, event: .next(element)) }

  /// The completion at an instant.
  public static func completed(_ time: Int) -> Recorded { Recorded(time: time, event: .completed) }

  /// An error at an instant.
  public static func error(_ time: Int, _ error: any Error = TestError.planned) -> Recorded {
    Recorded(time: time, event: .error(error))
  }
}

/// Errors are compared by what they say.
extension Recorded: Equatable where Element: Equatable {
  /// Returns true if both have the same instant, and the same event.
  public static func == (first: Recorded, second: Recorded) -> Bool {
    first.time == second.time && first.event.element == second.event.element
      && first.event.isCompleted == second.event.isCompleted
      && first.event.error.map { "\($0)" } == second.event.error.map { "\($0)" }
  }
}

/// The errors of sources that fail on purpose.
public enum TestError: Error {
  /// The error of the marble `#`.
  case planned
  /// An error that no marble stands for.
  case other
}
