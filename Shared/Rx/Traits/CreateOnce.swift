import Synchronization

/// The observable that `create` of a trait makes: it emits the first event only, even if several threads send one.
final class CreateOnce<Element>: Producer<Element> {
  private let subscribe: (OneTimeObserver<Element>) -> any Disposable

  init(_ subscribe: @escaping (OneTimeObserver<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  override func run(_ sink: Sink<Element>) {
    let stage = Forward(sink)
    let observer = OneTimeObserver(stage)
    stage.setUpstream(Disposables.create(observer, subscribe(observer)))
  }
}

/// Hands one event to a subscriber. After that event, or after the disposal, it retains nothing.
final class OneTimeObserver<Element>: Disposable {
  private let isTaken = Atomic<Bool>(false)
  // Only the thread that sets `isTaken` touches it.
  private var stage: Forward<Element>?

  init(_ stage: Forward<Element>) {
    self.stage = stage
  }

  func success(_ element: Element) {
    guard let stage = takeStage() else { return }
    stage.next(element)
    stage.completed()
  }

  func error(_ error: any Error) {
    takeStage()?.error(error)
  }

  func completed() {
    takeStage()?.completed()
  }

  func dispose() {
    _ = takeStage()
  }

  private func takeStage() -> Forward<Element>? {
    guard !isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    defer { stage = nil }
    return stage
  }
}
