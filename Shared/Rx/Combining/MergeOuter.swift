/// The elements of several inner sequences in one: the mechanics of `merge` and `flatMap`.
///
/// The outer sequence sends what the inner ones are made of. It completes when the outer and all inner ones have; an
/// error of any ends it.
final class MergeOuter<Source, Element>: HubInput<Source, Element> {
  private let makeInner: (Source) throws -> Observable<Element>

  init(_ downstream: Sink<Element>, _ makeInner: @escaping (Source) throws -> Observable<Element>) {
    self.makeInner = makeInner
    super.init(Hub(downstream))
  }

  override func received(_ source: Source) {
    do {
      let inner = try makeInner(source)
      inner.attach(MergeInner(hub))
    } catch {
      hub.fail(error)
    }
  }

  override func receivedCompletion() {
    if hub.inputCount == 0 { hub.finish() }
  }
}

private final class MergeInner<Element>: HubInput<Element, Element> {
  override func received(_ element: Element) {
    hub.send(element)
  }

  override func receivedCompletion() {
    if hub.inputCount == 0 { hub.finish() }
  }
}
