extension ObservableType {
  /// Each element combined with the latest one of `second`; dropped as long as `second` has not sent.
  ///
  /// `second` is subscribed first. Its end is ignored; its error ends the result, as that of the source does.
  ///
  /// - Errors: also one that `resultSelector` throws.
  ///
  ///     source                                - a - b c |
  ///     second                                - - 1 - - 2
  ///     withLatestFrom(second) { $0 + $1 }    - - - b1 c1 |
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let second = second.asObservable()
    return Wired { sink in
      let hub = Hub<ResultType>(sink, disposesLastInputFirst: true)
      let latest = LatestInput<Source.Element, ResultType>(hub)
      let receive = HubInput<Element, ResultType>.receive { element, _ in
        if let latest = latest.latest { hub.send(try resultSelector(element, latest)) }
      }
      let trigger = TriggerInput(hub, receive: receive)
      hub.wire {
        second.attach(latest)
        source.attach(trigger)
      }
    }
  }

  /// The latest element of `second` for each element; nothing as long as `second` has not emitted.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

/// Keeps the latest element.
@usableFromInline final class LatestInput<Second, Result>: HubInput<Second, Result> {
  // Used inside the gate only.
  @usableFromInline @exclusivity(unchecked) var latest: Second?

  @inlinable override convenience init(_ hub: Hub<Result>) {
    let receive = HubInput<Second, Result>.receive { element, input in
      // Swapped: the element before goes when the new one is in place, for its end may send again.
      var element: Second? = element
      swap(&unsafeDowncast(input, to: LatestInput<Second, Result>.self).latest, &element)
    }
    self.init(hub, receive: receive)
  }

  @usableFromInline override init(
    _ hub: Hub<Result>, receive: @escaping (_ element: Second, _ sink: Sink<Second>) -> Void
  ) {
    super.init(hub, receive: receive)
  }
}

/// Ends all when its source ends.
@usableFromInline final class TriggerInput<First, Result>: HubInput<First, Result> {
  @usableFromInline override init(
    _ hub: Hub<Result>, receive: @escaping (_ element: First, _ sink: Sink<First>) -> Void
  ) {
    super.init(hub, receive: receive)
  }

  override func receivedCompletion() {
    hub.finish()
  }
}
