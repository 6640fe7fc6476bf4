extension ObservableType {
  /// The elements of this sequence, and when it is complete those of `second`.
  ///
  ///     source            a b |
  ///     second            c |
  ///     concat(second)    a b c |
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Concat([asObservable(), second.asObservable()])
  }

  /// The elements of the sequences, one after another. `sequence` is asked for the next when the one before is complete.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Concat(sequence)
  }

  /// The elements of the sequences, one after another.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Concat(collection)
  }

  /// The elements of the sequences, one after another.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Concat(sources)
  }
}

private final class Concat<Sources: Sequence, Element>: Producer<Element> where Sources.Element == Observable<Element> {
  private let sources: Sources

  init(_ sources: Sources) {
    self.sources = sources
  }

  override func run(_ sink: Sink<Element>) {
    ConcatSink(sink, sources.makeIterator()).advance()
  }
}

private final class ConcatSink<Sources: IteratorProtocol, Element>: Succession<Element>
where Sources.Element == Observable<Element> {
  private var sources: Sources

  init(_ downstream: Sink<Element>, _ sources: Sources) {
    self.sources = sources
    super.init(downstream)
  }

  override func subscribeNext() {
    guard let source = sources.next() else { return finish() }
    source.attach(self)
  }

  override func completed() {
    advance()
  }
}
