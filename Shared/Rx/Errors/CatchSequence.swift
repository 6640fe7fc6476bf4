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
    CatchSequence(sequence)
  }
}

private final class CatchSequence<Sources: Sequence, Element>: Producer<Element>
where Sources.Element == Observable<Element> {
  private let sources: Sources

  init(_ sources: Sources) {
    self.sources = sources
  }

  override func run(_ sink: Sink<Element>) {
    CatchSequenceSink(sink, sources.makeIterator()).advance()
  }
}

private final class CatchSequenceSink<Sources: IteratorProtocol, Element>: Succession<Element>
where Sources.Element == Observable<Element> {
  private var sources: Sources
  private var lastError: (any Error)?

  init(_ downstream: Sink<Element>, _ sources: Sources) {
    self.sources = sources
    super.init(downstream)
  }

  override func subscribeNext() {
    if let source = sources.next() {
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
