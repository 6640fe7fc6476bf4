/// A sequence of events in time that cannot fail: elements, and at most one end.
///
/// Subscribers need no error handling. The compiler keeps errors out: the closures of its operators do not throw.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  /// Takes `source` at its word: it must not fail.
  @usableFromInline init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The observable of the same events.
  public func asObservable() -> Observable<Element> {
    source
  }
}

/// A sequence that cannot fail.
///
/// Its operators are those of an observable, each in the place of the operator of the same name.
public protocol InfallibleType<Element>: ObservableConvertibleType {}
