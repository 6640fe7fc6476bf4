extension ObservableType {
  /// The elements of all sequences that the elements are turned into, one sequence after another.
  ///
  /// An element is turned into its sequence at once, which then waits until those before it are complete. An error of
  /// the source or an inner sequence ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                    a b - |
  ///     inner                     1 2 |
  ///     concatMap { inner($0) }   a1 a2 b1 b2 |
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merge(maxConcurrent: 1, selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all inner sequences as they come.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  ///
  ///     source                       a - b - |
  ///     inner                        1 2 3 |
  ///     map { inner($0) }.merge()    a1 a2 (a3,b1) b2 b3 |
  @inlinable
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// The elements of the inner sequences as they come, of at most `maxConcurrent` at a time; the others wait.
  ///
  /// It completes when the source and all inner sequences have; an error of any of them ends it.
  ///
  ///     source                                       a b c |
  ///     inner                                        1 2 3 |
  ///     map { inner($0) }.merge(maxConcurrent: 2)    a1 (a2,b1) (a3,b2) (b3,c1) c2 c3 |
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merge(maxConcurrent: maxConcurrent) { $0 }
  }

  /// The elements of the inner sequences, one sequence after another.
  ///
  ///     source                        a b - |
  ///     inner                         1 2 |
  ///     map { inner($0) }.concat()    a1 a2 b1 b2 |
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

extension ObservableType {
  @inlinable
  func merge<Source: ObservableConvertibleType>(
    maxConcurrent limit: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten {
      LimitedHub($0, limit)
    } received: { element, hub in
      let inner = try selector(element).asObservable()
      hub.subscribeInTurn { inner.attach(MergeInner(hub)) }
    }
  }
}

/// Lets no more than `limit` inner sequences live; the others wait.
@usableFromInline final class LimitedHub<Element>: MergeHub<Element> {
  private let limit: Int
  // Used inside the gate only.
  @exclusivity(unchecked) private var waiting = Queue<() -> Void>()
  @exclusivity(unchecked) private var livingCount = 0

  @usableFromInline init(_ downstream: Sink<Element>, _ limit: Int) {
    self.limit = limit
    super.init(downstream)
  }

  override var isDone: Bool { livingCount == 0 && waiting.isEmpty }

  /// Calls `subscribe` when there is a place.
  @usableFromInline func subscribeInTurn(_ subscribe: @escaping () -> Void) {
    guard livingCount < limit else { return waiting.append(subscribe) }
    livingCount += 1
    subscribe()
  }

  override func completed(_ outer: HubInput<some Any, Element>) {
    // Here the end is sent before the outer sequence is disposed.
    if isDone { finish() } else { super.completed(outer) }
  }

  override func innerCompleted() {
    livingCount -= 1
    if let subscribe = waiting.popFirst() {
      livingCount += 1
      // On the trampoline, as in RxSwift: so inner sequences that end at once do not deepen the stack.
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        self.gate.perform { if !self.isClosed { subscribe() } }
        return Disposables.create()
      }
    }
    super.innerCompleted()
  }

  override func closed() {
    waiting = Queue()
  }
}
