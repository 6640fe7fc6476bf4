/// A stage that sends parts of its source as sequences of their own: the mechanics of `window` and `groupBy`.
///
/// The subscription to the source belongs to all: it ends when the subscriber to the parts and those to each of them
/// have gone.
class Dividing<Element, Part>: Stage<Element, Part> {
  /// What ends the source, and what else is needed as long as it runs.
  final let resources: CompositeDisposable
  private final let life: RefCountDisposable

  override init(_ downstream: Sink<Part>) {
    resources = CompositeDisposable()
    life = RefCountDisposable(disposable: resources)
    super.init(downstream)
    super.setUpstream(ForeignSubscription(life))
  }

  final override func setUpstream(_ upstream: Subscription) {
    _ = resources.insert(upstream)
  }

  /// The sequence that is fed through `subject`, for the subscribers.
  final func part(_ subject: PublishSubject<Element>) -> Observable<Element> {
    PartOfSource(subject, life)
  }
}

/// A sequence each of whose subscribers keeps the source of the whole alive.
private final class PartOfSource<Element>: Producer<Element> {
  private let subject: PublishSubject<Element>
  private let life: RefCountDisposable

  init(_ subject: PublishSubject<Element>, _ life: RefCountDisposable) {
    self.subject = subject
    self.life = life
  }

  override func run(_ sink: Sink<Element>) {
    subject.attach(PartSink(sink, life.retain()))
  }
}

private final class PartSink<Element>: Forward<Element> {
  private let retained: any Disposable

  init(_ downstream: Sink<Element>, _ retained: any Disposable) {
    self.retained = retained
    super.init(downstream)
  }

  override func disposed() {
    retained.dispose()
  }
}
