/// An event of an observable. The grammar of Rx is `next* (error | completed)?`: any number of elements, then at most
/// one end.
public enum Event<Element> {
  /// The next element.
  case next(Element)

  /// The sequence failed; nothing follows.
  case error(any Swift.Error)

  /// The sequence is complete; nothing follows.
  case completed
}

extension Event {
  /// A Boolean value indicating whether this event ends the sequence: it is an `error` or `completed`.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next`, else nil.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`, else nil.
  public var error: (any Swift.Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// A Boolean value indicating whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The same event with its element transformed; an error thrown by `transform` becomes an `error` event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    do {
      return switch self {
      case .next(let element): .next(try transform(element))
      case .error(let error): .error(error)
      case .completed: .completed
      }
    } catch {
      return .error(error)
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// The event as `debug()` prints it: `next(1)`, `error(…)`, `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

/// A type that can be turned into an event, such as the elements that `dematerialize` takes.
public protocol EventConvertible {
  /// The type of the event's element.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
