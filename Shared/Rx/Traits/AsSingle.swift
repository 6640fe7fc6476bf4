extension ObservableType {
  /// The only element, held back until the source is complete.
  ///
  /// - Errors: `RxError.moreThanOneElement` at a second element, `RxError.noElements` at the end without one.
  ///
  ///     source        - a - |
  ///     asSingle()    - - - (a,|)
  public func asSingle() -> Single<Element> {
    Single(AsSingle(asObservable(), errorIfEmpty: RxError.noElements))
  }

  /// The only element, held back until the source is complete; the end alone if there is none.
  ///
  /// - Errors: `RxError.moreThanOneElement` at a second element.
  ///
  ///     source       - a - |
  ///     asMaybe()    - - - (a,|)
  public func asMaybe() -> Maybe<Element> {
    Maybe(AsSingle(asObservable(), errorIfEmpty: nil))
  }
}

extension ObservableType where Element == Swift.Never {
  /// The same events, with the promise that there is no element.
  public func asCompletable() -> Completable {
    Completable(asObservable())
  }
}

private final class AsSingle<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let errorIfEmpty: RxError?

  init(_ source: Observable<Element>, errorIfEmpty: RxError?) {
    self.source = source
    self.errorIfEmpty = errorIfEmpty
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(AsSingleSink(sink, errorIfEmpty))
  }
}

private final class AsSingleSink<Element>: Stage<Element, Element> {
  private let errorIfEmpty: RxError?
  private var element: Element?

  init(_ downstream: Sink<Element>, _ errorIfEmpty: RxError?) {
    self.errorIfEmpty = errorIfEmpty
    super.init(downstream)
  }

  override func onNext(_ element: Element) {
    guard self.element == nil else { return fail(RxError.moreThanOneElement) }
    self.element = element
  }

  override func completed() {
    if let element {
      send(element)
    } else if let errorIfEmpty {
      return fail(errorIfEmpty)
    }
    finish()
  }
}
