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
    let source = asObservable()
    return Wired { sink in source.attach(IfEmptySink(sink, other)) }
  }
}

private final class IfEmptySink<Element>: ReplacingForward<Element> {
  private let other: Observable<Element>
  private var isEmpty = true

  init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    isEmpty = false
    send(element)
  }

  override func completed() {
    guard isEmpty, !isDisposed else { return finish() }
    replaceSource(by: other)
  }
}
