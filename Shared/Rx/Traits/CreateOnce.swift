/// What `create` of the traits makes: an observable that sends the first event only, whoever else may come with one.
final class CreateOnce<Element>: Producer<Element> {
  private let subscribe: (CreateOnceSink<Element>) -> any Disposable

  init(_ subscribe: @escaping (CreateOnceSink<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  override func run(_ sink: Sink<Element>) {
    let stage = CreateOnceSink(sink)
    stage.setUpstream(subscribe(stage))
  }
}

final class CreateOnceSink<Element>: Stage<Element, Element> {
  func succeed(_ element: Element) {
    guard end() else { return }
    send(element)
    finish()
  }

  override func error(_ error: any Error) {
    if end() { fail(error) }
  }

  override func completed() {
    if end() { finish() }
  }
}
