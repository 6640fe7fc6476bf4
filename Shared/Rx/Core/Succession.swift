import Synchronization

/// An observable that subscribes to the observables of a list, one after another: `concat` and `catch(sequence:)`.
final class Joined<Element>: Producer<Element> {
  /// The end of a source after which the next one follows.
  enum Link {
    case completion
    case error
  }

  private let link: Link
  private let makeSources: () -> SourceList<Element>

  init(_ link: Link, _ makeSources: @escaping () -> SourceList<Element>) {
    self.link = link
    self.makeSources = makeSources
    super.init()
  }

  override func run(_ sink: Sink<Element>) {
    let sources = UnfoldedSources(makeSources()) { [link] source in
      guard let joined = source as? Joined<Element>, joined.link == link else { return nil }
      return joined.makeSources()
    }
    JoinedSink(sink, link, sources).advance()
  }
}

/// A stage that subscribes to one source after another.
///
/// A source that ends while it is being subscribed does not deepen the stack: the next one is begun from the loop.
private final class JoinedSink<Element>: SerialForward<Element> {
  private let link: Joined<Element>.Link
  private var sources: UnfoldedSources<Element>
  private var lastError: (any Error)?
  private let pending = Atomic<Int>(0)

  init(_ downstream: Sink<Element>, _ link: Joined<Element>.Link, _ sources: UnfoldedSources<Element>) {
    self.link = link
    self.sources = sources
    super.init(downstream)
  }

  /// Continues with the next source: now, or when the subscription that is under way returns.
  func advance() {
    guard pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      if !isDisposed { subscribeNext() }
    } while pending.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  private func subscribeNext() {
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
    guard link == .error else { return fail(error) }
    lastError = error
    advance()
  }

  override func completed() {
    if link == .completion { advance() } else { finish() }
  }
}
