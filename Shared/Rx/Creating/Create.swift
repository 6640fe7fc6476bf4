extension ObservableType {
  /// Calls `subscribe` for each subscriber: the way to make an observable of anything.
  ///
  /// Events after the first end or after the disposal are dropped. What `subscribe` returns is disposed at the end, or
  /// when the subscriber disposes.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Create(subscribe, CreateSink<Element>.self) { element, sink in
      let stage = unsafeDowncast(sink, to: CreateSink<Element>.self)
      if !stage.isEnded { stage.send(element) }
    }
  }
}

@usableFromInline final class Create<Element>: Producer<Element> {
  private let subscribe: (AnyObserver<Element>) -> any Disposable

  // Kept, because looking up a generic type takes longer than making an object of it.
  private let stage: CreateSink<Element>.Type
  private let receive: (Element, Sink<Element>) -> Void

  @usableFromInline init(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable, _ stage: CreateSink<Element>.Type,
    _ receive: @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    self.subscribe = subscribe
    self.stage = stage
    self.receive = receive
  }

  override func run(_ sink: Sink<Element>) {
    let stage = stage.init(sink, receive)
    stage.setUpstream(subscribe(AnyObserver(stage)))
  }
}

@usableFromInline final class CreateSink<Element>: Stage<Element, Element> {
  required override init(
    _ downstream: borrowing Sink<Element>,
    _ receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    super.init(downstream, receive)
  }

  override func error(_ error: any Error) {
    if end() { fail(error) }
  }

  override func completed() {
    if end() { finish() }
  }
}
