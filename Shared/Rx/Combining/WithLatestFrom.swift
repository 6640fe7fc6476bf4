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
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    WithLatestFrom(asObservable(), second.asObservable(), resultSelector)
  }

  /// The latest element of `second` for each element; nothing as long as `second` has not sent.
  ///
  /// `second` is subscribed first. Its end is ignored; its error ends the result, as that of the source does.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

private final class WithLatestFrom<First, Second, Result>: Producer<Result> {
  private let first: Observable<First>
  private let second: Observable<Second>
  private let combine: (First, Second) throws -> Result

  init(
    _ first: Observable<First>, _ second: Observable<Second>, _ combine: @escaping (First, Second) throws -> Result
  ) {
    self.first = first
    self.second = second
    self.combine = combine
  }

  override func run(_ sink: Sink<Result>) {
    let hub = Hub(sink)
    let latest = LatestInput<Second, Result>(hub)
    let trigger = TriggerInput(hub, latest, combine)
    second.attach(latest)
    first.attach(trigger)
  }
}

private final class LatestInput<Second, Result>: HubInput<Second, Result> {
  private(set) var latest: Second?

  override func received(_ element: Second) {
    latest = element
  }
}

private final class TriggerInput<First, Second, Result>: HubInput<First, Result> {
  private let second: LatestInput<Second, Result>
  private let combine: (First, Second) throws -> Result

  init(_ hub: Hub<Result>, _ second: LatestInput<Second, Result>, _ combine: @escaping (First, Second) throws -> Result)
  {
    self.second = second
    self.combine = combine
    super.init(hub)
  }

  override func received(_ element: First) {
    guard let latest = second.latest else { return }
    do { hub.send(try combine(element, latest)) } catch { hub.fail(error) }
  }

  override func receivedCompletion() {
    hub.finish()
  }
}
