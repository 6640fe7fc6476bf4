extension ObservableType {
  /// The events of that one of two sequences that sends first, be it an element, an error or the end.
  ///
  /// Both are subscribed, this one first; the loser is disposed when the winner emits.
  ///
  ///     source         - - a b |
  ///     second         - x - y - |
  ///     amb(second)    - x - y - |
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// The events of that one of the sequences that sends first; nothing, ever, if there is none.
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return Wired { sink in AmbHub(sink).start(sources) }
  }
}

private final class AmbHub<Element>: Hub<Element> {
  // Used inside the gate only; empty when one has won.
  private var rivals: [AmbInput<Element>] = []

  func start(_ sources: [Observable<Element>]) {
    // All the inputs before the first source: one that sends at once beats those that are not subscribed yet.
    let inputs = sources.map { _ in AmbInput(self) }
    gate.perform { if !self.isDisposed { self.rivals = inputs } }
    wire {
      for (source, input) in zip(sources, inputs) { source.attach(input) }
    }
  }

  func sent(by winner: AmbInput<Element>) {
    let rivals = rivals
    self.rivals = []
    for rival in rivals where rival !== winner { remove(rival) }
  }

  override func closed() {
    rivals = []
  }
}

private final class AmbInput<Element>: HubInput<Element, Element> {
  private let parent: AmbHub<Element>

  init(_ parent: AmbHub<Element>) {
    self.parent = parent
    super.init(parent)
  }

  override func received(_ element: Element) {
    parent.sent(by: self)
    hub.send(element)
  }

  override func receivedError(_ error: any Error) {
    parent.sent(by: self)
    hub.fail(error)
  }

  override func receivedCompletion() {
    parent.sent(by: self)
    hub.finish()
  }
}
