/// A stage that sends parts of its source as sequences of their own: the mechanics of `window` and `groupBy`.
///
/// All subscribers share the subscription to the source: it ends when the subscriber to the parts and the subscribers
/// to each part have left.
class Dividing<Element, Part>: Stage<Element, Part> {
  /// The subscription to the source, and other resources that are needed as long as it runs.
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
    Wired { [life] sink in subject.attach(PartSink(sink, life.retain())) }
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
