extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Does this work, and when that is done gives what comes of `second`.
  ///
  /// `second` is not subscribed before this is complete, and never after an error.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(andThen(second.source))
  }

  /// Does this work, and when that is done gives what comes of `second`.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(andThen(second.source))
  }

  /// Does this work, and when that is done the work of `second`.
  public func andThen(_ second: Completable) -> Completable {
    Completable(andThen(second.source))
  }

  /// Does this work, and when that is done gives the elements of `second`.
  ///
  ///     work               - - |
  ///     second             a b |
  ///     andThen(second)    - - a b |
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    let work = source
    return Wired { sink in
      let hub = Hub(sink)
      hub.wire { work.attach(AndThenWork(hub, second)) }
    }
  }
}

/// Receives the end of the work; removed before the second sequence is subscribed.
private final class AndThenWork<Element>: HubInput<Swift.Never, Element> {
  private let second: Observable<Element>

  init(_ hub: Hub<Element>, _ second: Observable<Element>) {
    self.second = second
    super.init(hub)
  }

  override func receivedCompletion() {
    hub.remove(self)
    second.attach(ForwardInput(hub))
  }
}
