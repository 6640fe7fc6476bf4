extension ObservableType {
  /// Each element, combined with an object as long as that lives; then the end.
  ///
  /// - Parameters:
  ///   - obj: the object; held weakly.
  ///   - resultSelector: combines it with an element.
  /// - Errors: one that `resultSelector` throws.
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    WithUnretained(asObservable(), obj, resultSelector)
  }

  /// Each element, paired with an object as long as that lives; then the end. The object is held weakly.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

private final class WithUnretained<Element, Object: AnyObject, Result>: Producer<Result> {
  private let source: Observable<Element>
  private weak var object: Object?
  private let combine: (Object, Element) -> Result

  init(_ source: Observable<Element>, _ object: Object, _ combine: @escaping (Object, Element) -> Result) {
    self.source = source
    self.object = object
    self.combine = combine
  }

  override func run(_ sink: Sink<Result>) {
    source.attach(WithUnretainedSink(sink, object, combine))
  }
}

private final class WithUnretainedSink<Element, Object: AnyObject, Result>: Stage<Element, Result> {
  private weak var object: Object?
  private let combine: (Object, Element) -> Result

  init(_ downstream: Sink<Result>, _ object: Object?, _ combine: @escaping (Object, Element) -> Result) {
    self.object = object
    self.combine = combine
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard let object else { return finish() }
    send(combine(object, element))
  }
}
