import Rx

/// An action for a button: its input is a tap, and it brings nothing but its end.
public typealias CocoaAction = Action<Void, Void>

/// An action whose work brings nothing but its end: `CompletableAction<String> { text in server.save(text) }`.
public typealias CompletableAction<Input> = Action<Input, Never>

extension Action where Element == Never {
  /// An element each time that work comes to its end without an error.
  ///
  /// To be subscribed before the work begins.
  public var completions: Observable<Void> {
    executionObservables.flatMap { $0.materialize() }.filter(\.isCompleted).map { _ in }
  }
}
