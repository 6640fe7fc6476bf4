extension ObservableType {
  /// The elements of this sequence, and when it is complete those of `second`.
  ///
  ///     source            a b |
  ///     second            c |
  ///     concat(second)    a b c |
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// The elements of the sequences, one after another. `sequence` is asked for the next when the one before is
  /// complete.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Concat { SourceList(sequence) }
  }

  /// The elements of the sequences, one after another.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Concat { SourceList(collection) }
  }

  /// The elements of the sequences, one after another.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Concat { SourceList(sources) }
  }
}

private final class Concat<Element>: Producer<Element> {
  private let makeSources: () -> SourceList<Element>

  init(_ makeSources: @escaping () -> SourceList<Element>) {
    self.makeSources = makeSources
    super.init()
  }

  override func run(_ sink: Sink<Element>) {
    let sources = UnfoldedSources(makeSources()) { ($0 as? Concat<Element>)?.makeSources() }
    ConcatSink(sink, sources).advance()
  }
}

private final class ConcatSink<Element>: Succession<Element> {
  private var sources: UnfoldedSources<Element>

  init(_ downstream: Sink<Element>, _ sources: UnfoldedSources<Element>) {
    self.sources = sources
    super.init(downstream)
  }

  override func subscribeNext() {
    guard let source = sources.next() else { return finish() }
    disposeCurrent()
    source.attach(self)
  }

  override func completed() {
    advance()
  }
}
