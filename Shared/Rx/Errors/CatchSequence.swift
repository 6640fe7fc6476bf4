extension ObservableType {
  /// The elements of the first sequence, after its error those of the second, and so on, until one completes.
  ///
  /// `sequence` is asked for the next when the one before has failed. If it is empty the result completes at once.
  ///
  /// - Errors: that of the last sequence.
  ///
  ///     first                              a #
  ///     second                             b c |
  ///     catch(sequence: [first, second])   a b c |
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    CatchSequence { SourceList(sequence) }
  }
}

private final class CatchSequence<Element>: Producer<Element> {
  private let makeSources: () -> SourceList<Element>

  init(_ makeSources: @escaping () -> SourceList<Element>) {
    self.makeSources = makeSources
    super.init()
  }

  override func run(_ sink: Sink<Element>) {
    let sources = UnfoldedSources(makeSources()) { ($0 as? CatchSequence<Element>)?.makeSources() }
    CatchSequenceSink(sink, sources).advance()
  }
}

private final class CatchSequenceSink<Element>: Succession<Element> {
  private var sources: UnfoldedSources<Element>
  private var lastError: (any Error)?

  init(_ downstream: Sink<Element>, _ sources: UnfoldedSources<Element>) {
    self.sources = sources
    super.init(downstream)
  }

  override func subscribeNext() {
    if let source = sources.next() {
      disposeCurrent()
      source.attach(self)
    } else if let lastError {
      fail(lastError)
    } else {
      finish()
    }
  }

  override func error(_ error: any Error) {
    lastError = error
    advance()
  }
}
