extension ObservableType {
  /// The elements of the source; `default` and the end if it completes without one.
  ///
  ///     source                 - - |
  ///     ifEmpty(default: z)    - - (z,|)
  @inlinable
  public func ifEmpty(default: Element) -> Observable<Element> {
    forEachSubscriptionWithEnd {
      var isEmpty = true
      return (
        step: { element, stage in
          isEmpty = false
          stage.send(element)
        },
        atEnd: { stage in if isEmpty { stage.send(`default`) } }
      )
    }
  }

  /// The elements of the source; if it completes without one, those of `other`, which is subscribed then.
  ///
  ///     source                     - |
  ///     second                     a b |
  ///     ifEmpty(switchTo: second)  - a b |
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    IfEmpty(asObservable(), other)
  }
}

private final class IfEmpty<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Element>

  init(_ source: Observable<Element>, _ other: Observable<Element>) {
    self.source = source
    self.other = other
  }

  override func run(_ sink: Sink<Element>) {
    IfEmptySink(sink, source, other).advance()
  }
}

private final class IfEmptySink<Element>: Succession<Element> {
  private var source: Observable<Element>
  // Taken from here when it is subscribed.
  private var other: Observable<Element>?
  private var isEmpty = true

  init(_ downstream: Sink<Element>, _ source: Observable<Element>, _ other: Observable<Element>) {
    self.source = source
    self.other = other
    super.init(downstream)
  }

  override func subscribeNext() {
    source.attach(self)
  }

  override func onNext(_ element: Element) {
    isEmpty = false
    send(element)
  }

  override func completed() {
    guard isEmpty, let other else { return finish() }
    source = other
    self.other = nil
    advance()
  }
}
