/// Whether the element that ends a `take` belongs to it.
public enum TakeBehavior {
  /// It does.
  case inclusive

  /// It does not.
  case exclusive
}

extension ObservableType {
  /// The elements as long as `predicate` is true, then the end.
  ///
  /// - Parameters:
  ///   - predicate: decides about an element.
  ///   - behavior: whether the first element for which it is false is sent too.
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                      1 2 3 4 |
  ///     take(while: { $0 < 3 })     1 2 |
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    TakeWhile(asObservable(), behavior, predicate)
  }

  /// The elements until `predicate` is true for one, then the end.
  ///
  /// - Parameters:
  ///   - predicate: decides about an element.
  ///   - behavior: whether the first element for which it is true is sent too.
  /// - Errors: one that `predicate` throws ends the result, and the subscription to the source.
  ///
  ///     source                       1 2 3 4 |
  ///     take(until: { $0 == 3 })     1 2 |
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    TakeWhile(asObservable(), behavior) { try !predicate($0) }
  }
}

private final class TakeWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let behavior: TakeBehavior
  private let predicate: (Element) throws -> Bool

  init(
    _ source: Observable<Element>, _ behavior: TakeBehavior, _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.source = source
    self.behavior = behavior
    self.predicate = predicate
  }

  override func run(_ sink: Sink<Element>) {
    source.attach(TakeWhileSink(sink, behavior, predicate))
  }
}

private final class TakeWhileSink<Element>: Stage<Element, Element> {
  private let behavior: TakeBehavior
  private let predicate: (Element) throws -> Bool
  private var isOpen = true

  init(
    _ downstream: Sink<Element>, _ behavior: TakeBehavior, _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.behavior = behavior
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard isOpen else { return }
    do {
      isOpen = try predicate(element)
      if isOpen || behavior == .inclusive { send(element) }
      if !isOpen { finish() }
    } catch {
      fail(error)
    }
  }
}
