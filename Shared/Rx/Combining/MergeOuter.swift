/// The elements of several inner sequences in one: the mechanics of `merge` and `flatMap`.
///
/// The outer sequence sends what the inner ones are made of. It completes when the outer and all inner ones have; an
/// error of any ends it.
class MergeOuter<Source, Element>: HubInput<Source, Element> {
  private let makeInner: (Source) throws -> Observable<Element>
  private var isComplete = false

  init(_ downstream: Sink<Element>, _ makeInner: @escaping (Source) throws -> Observable<Element>) {
    self.makeInner = makeInner
    super.init(Hub(downstream))
  }

  /// How many inner sequences are subscribed.
  final var innerCount: Int { isComplete ? hub.inputCount : hub.inputCount - 1 }

  /// Subscribes to the inner sequence that `source` makes.
  final func subscribe(to source: Source) {
    do {
      let inner = try makeInner(source)
      inner.attach(MergeInner(self))
    } catch {
      hub.fail(error)
    }
  }

  /// Called inside the gate when an inner sequence is complete.
  func innerCompleted() {
    if isComplete, innerCount == 0 { hub.finish() }
  }

  override func received(_ source: Source) {
    subscribe(to: source)
  }

  override func receivedCompletion() {
    isComplete = true
    if innerCount == 0 { hub.finish() }
  }
}

private final class MergeInner<Source, Element>: HubInput<Element, Element> {
  private let outer: MergeOuter<Source, Element>

  init(_ outer: MergeOuter<Source, Element>) {
    self.outer = outer
    super.init(outer.hub)
  }

  override func received(_ element: Element) {
    hub.send(element)
  }

  override func receivedCompletion() {
    outer.innerCompleted()
  }
}
