/// Passes on a source and, once that has ended, the one that takes its place.
class ReplacingForward<Element>: Forward<Element> {
  private final let replacement = SerialSubscription()

  /// Attaches to `source`, in the call in which the first source ends.
  ///
  /// So `source` is subscribed before the first one is disposed, as in RxSwift.
  final func replaceSource(by source: Observable<Element>) {
    let sink = ReplacementSink(self)
    replacement.replace(by: sink)
    source.attach(sink)
    releaseUpstream()
  }

  override func disposed() {
    replacement.dispose()
  }
}

/// Receives the second source. It has its own place for what ends that: the first source may not have arrived in its
/// own.
private final class ReplacementSink<Element>: Sink<Element> {
  private let parent: ReplacingForward<Element>

  init(_ parent: ReplacingForward<Element>) {
    self.parent = parent
    super.init()
  }

  override func onNext(_ element: Element) { parent.send(element) }
  override func error(_ error: any Error) { parent.fail(error) }
  override func completed() { parent.finish() }
}
