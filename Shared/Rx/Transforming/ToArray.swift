extension ObservableType {
  /// All elements, in an array, when the source is complete.
  ///
  ///     source       a - b c |
  ///     toArray()    - - - - (abc,|)
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(
      ToArray(asObservable()) { element, sink in
        unsafeDowncast(sink, to: ToArraySink<Element>.self).elements.append(element)
      })
  }
}

@usableFromInline final class ToArray<Element>: Producer<[Element]> {
  private let source: Observable<Element>
  private let receive: (Element, Sink<Element>) -> Void

  @usableFromInline init(
    _ source: Observable<Element>, _ receive: @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    self.source = source
    self.receive = receive
  }

  override func run(_ sink: Sink<[Element]>) {
    source.attach(ToArraySink(sink, receive))
  }
}

@usableFromInline final class ToArraySink<Element>: Stage<Element, [Element]> {
  @usableFromInline var elements: [Element] = []

  @usableFromInline override func completed() {
    send(elements)
    finish()
  }
}
