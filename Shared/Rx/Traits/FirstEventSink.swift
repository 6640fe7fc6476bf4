/// The lower end of a trait's chain: forwards the first event only, because a success includes the end that follows.
///
/// The source reaches that end by itself: its work after the element happens before its disposal.
final class FirstEventSink<Element>: EndSink<Element> {
  private let onElement: (Element) -> Void
  private let onError: (any Error) -> Void
  private let onCompleted: () -> Void

  private init(
    _ onElement: @escaping (Element) -> Void, _ onError: @escaping (any Error) -> Void,
    _ onCompleted: @escaping () -> Void
  ) {
    self.onElement = onElement
    self.onError = onError
    self.onCompleted = onCompleted
    super.init()
  }

  /// Subscribes to `source`.
  static func attach(
    to source: Observable<Element>, onElement: @escaping (Element) -> Void, onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) -> any Disposable {
    let sink = FirstEventSink(onElement, onError, onCompleted)
    source.attach(sink)
    return sink.subscription
  }

  override func onNext(_ element: Element) {
    if end() { onElement(element) }
  }

  override func error(_ error: any Error) {
    if end() { onError(error) }
    dispose()
  }

  override func completed() {
    if end() { onCompleted() }
    dispose()
  }
}

extension Hooks {
  /// Takes the error of a subscription that has no handler for it. Made when that begins, for the call stack.
  static func unhandledErrorHandler() -> (any Error) -> Void {
    let callStack = recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
    return { error in defaultErrorHandler(callStack, error) }
  }
}
