import Rx

extension SharedSequence {
  /// The elements for a `for await` loop, which ends with the sequence. The loop's end, or its task's, disposes the
  /// subscription.
  @MainActor public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = asObservable().subscribe(
        onNext: { element in
          // An element comes on the main queue, and a loop elsewhere must know itself whether it may use it there.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onCompleted: continuation.finish, onDisposed: continuation.finish)
      nonisolated(unsafe) let disposable = subscription
      continuation.onTermination = { _ in disposable.dispose() }
    }
  }
}
