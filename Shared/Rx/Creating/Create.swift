extension ObservableType {
  /// Calls `subscribe` for each subscriber: the way to make an observable of anything.
  ///
  /// Events after the first end or after the disposal are dropped. What `subscribe` returns is disposed at the end, or
  /// when the subscriber disposes.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Create(subscribe)
  }
}

@usableFromInline final class Create<Element>: Producer<Element> {
  private let subscribe: (AnyObserver<Element>) -> any Disposable

  @usableFromInline init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  override func run(_ sink: Sink<Element>) {
    let stage = CreateSink(sink)
    stage.setUpstream(subscribe(AnyObserver(stage)))
  }
}

private final class CreateSink<Element>: Stage<Element, Element> {
  override func onNext(_ element: Element) {
    if !isEnded { send(element) }
  }

  override func error(_ error: any Error) {
    if end() { fail(error) }
  }

  override func completed() {
    if end() { finish() }
  }
}
