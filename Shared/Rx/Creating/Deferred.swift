extension ObservableType {
  /// A sequence that is made anew for each subscriber.
  ///
  /// - Errors: one that `observableFactory` throws.
  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Deferred(observableFactory)
  }
}

private final class Deferred<Element>: Producer<Element> {
  private let factory: () throws -> Observable<Element>

  init(_ factory: @escaping () throws -> Observable<Element>) {
    self.factory = factory
  }

  override func run(_ sink: Sink<Element>) {
    do {
      try factory().attach(Forward(sink))
    } catch {
      sink.error(error)
    }
  }
}
