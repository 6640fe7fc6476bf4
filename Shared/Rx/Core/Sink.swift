import Synchronization

/// A disposable that takes effect once; a receiver of events keeps the subscription to its source in it.
///
/// Everything may be called from any thread.
@usableFromInline class Subscription: Cancelable {
  @usableFromInline static var disposed: UInt { 1 }
  @usableFromInline static var ended: UInt { 2 }

  // The address of what ends the source, and in its two lowest bits what has happened here: in one word, so that each
  // change is one atomic step. The word owns one reference to the address in it.
  @usableFromInline final let upstreamAndFlags = Atomic<UInt>(0)

  @usableFromInline init() {}

  deinit {
    Subscription.upstream(in: upstreamAndFlags.load(ordering: .relaxed))?.release()
  }

  @inlinable final var isDisposed: Bool {
    upstreamAndFlags.load(ordering: .relaxed) & Subscription.disposed != 0
  }

  /// True once `end()` was called or the subscription is disposed.
  @inlinable final var isEnded: Bool {
    upstreamAndFlags.load(ordering: .relaxed) & Subscription.ended != 0
  }

  /// Returns true for the first caller: the one that may forward an `error` or `completed`.
  final func end() -> Bool {
    upstreamAndFlags.bitwiseOr(Subscription.ended, ordering: .acquiringAndReleasing).oldValue & Subscription.ended == 0
  }

  /// Keeps what ends the source until `dispose`; disposes it at once if that has already happened. Called at most once.
  func setUpstream(_ upstream: Subscription) {
    let address = UInt(bitPattern: Unmanaged.passRetained(upstream).toOpaque())
    let before = upstreamAndFlags.bitwiseOr(address, ordering: .acquiringAndReleasing).oldValue
    guard before & Subscription.disposed != 0 else { return }
    upstreamAndFlags.store(before, ordering: .relaxed)
    upstream.dispose()
    Unmanaged.passUnretained(upstream).release()
  }

  /// The same for a disposable that is not one of ours.
  final func setUpstream(_ disposable: any Disposable) {
    if type(of: disposable) == NothingToDispose.self { return }
    setUpstream(disposable as? Subscription ?? ForeignSubscription(disposable))
  }

  /// Ends the source, then lets `disposed()` tidy up. Only the first call has an effect.
  @usableFromInline func dispose() {
    if isDisposed { return }
    let before = upstreamAndFlags.exchange(Subscription.disposed | Subscription.ended, ordering: .acquiringAndReleasing)
    if before & Subscription.disposed != 0 { return }
    if let upstream = Subscription.upstream(in: before)?.takeRetainedValue() { upstream.dispose() }
    disposed()
  }

  /// Releases what ends the source without disposing it: the source has ended, and disposes itself.
  final func releaseUpstream() {
    let flags = Subscription.disposed | Subscription.ended
    let before = upstreamAndFlags.bitwiseAnd(flags, ordering: .acquiringAndReleasing).oldValue
    // Of one that is disposed, the thread that sets the address releases it.
    guard before & Subscription.disposed == 0 else { return }
    Subscription.upstream(in: before)?.release()
  }

  /// Called once, after the source has been ended.
  func disposed() {}

  private static func upstream(in state: UInt) -> Unmanaged<Subscription>? {
    UnsafeRawPointer(bitPattern: state & ~(disposed | ended)).map(Unmanaged.fromOpaque)
  }
}

/// Wraps a disposable of another type.
final class ForeignSubscription: Subscription {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) {
    self.disposable = disposable
  }

  override func disposed() {
    disposable.dispose()
  }
}

/// The receiving end of one stage of a subscription. Its three methods are what `Event` is to the public.
@usableFromInline class Sink<Element>: Subscription {
  // A stored closure, where a method to override would do: it can be made in the module that uses Rx, where the
  // compiler knows what `Element` is. A method of a generic class never knows.
  @usableFromInline final let receive: (_ element: Element, _ sink: Sink<Element>) -> Void

  /// A sink that overrides `onNext`.
  override init() {
    receive = { element, sink in sink.onNext(element) }
  }

  /// A sink that calls `receive` with each element and itself.
  @usableFromInline init(_ receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void) {
    self.receive = receive
  }

  /// Receives an element.
  @inlinable @inline(__always)
  final func next(_ element: Element) {
    receive(element, self)
  }

  /// Does the work of `next`.
  func onNext(_ element: Element) {
    preconditionFailure("a sink overrides onNext")
  }

  /// Receives the failure of the source.
  @usableFromInline func error(_ error: any Error) {
    preconditionFailure("a sink overrides error")
  }

  /// Receives the end of the source.
  @usableFromInline func completed() {
    preconditionFailure("a sink overrides completed")
  }
}

/// One operator at work in one subscription: receives `Input` from above, sends `Output` to the sink below.
///
/// It is the disposable of the sink below, and holds that of its own source.
@usableFromInline class Stage<Input, Output>: Sink<Input> {
  @usableFromInline final let downstream: Sink<Output>

  // Borrowed and consumed: otherwise each parameter is retained and released once more.
  @usableFromInline init(_ downstream: borrowing Sink<Output>) {
    self.downstream = copy downstream
    super.init()
    downstream.setUpstream(self)
  }

  @usableFromInline init(
    _ downstream: borrowing Sink<Output>,
    _ receive: consuming @escaping (_ element: Input, _ sink: Sink<Input>) -> Void
  ) {
    self.downstream = copy downstream
    super.init(receive)
    downstream.setUpstream(self)
  }

  /// Sends an element down, unless the subscription is disposed.
  @inlinable @inline(__always)
  final func send(_ element: Output) {
    if !isDisposed { downstream.next(element) }
  }

  /// Sends an error down and ends the stage.
  @usableFromInline final func fail(_ error: any Error) {
    guard !isDisposed else { return }
    downstream.error(error)
    dispose()
  }

  /// Sends the end down and ends the stage.
  @usableFromInline final func finish() {
    guard !isDisposed else { return }
    downstream.completed()
    dispose()
  }

  override func error(_ error: any Error) { fail(error) }
  override func completed() { finish() }
}
