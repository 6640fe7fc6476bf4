extension ObservableConvertibleType {
  /// The elements for a `for try await` loop, which ends with the sequence.
  ///
  /// The subscription begins when this is asked for, and elements wait until the loop takes them. It is disposed when
  /// the loop is left or its task is cancelled.
  ///
  /// - Errors: the sequence's; `CancellationError` when the task is cancelled.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      nonisolated(unsafe) let subscription = asObservable().subscribe(
        onNext: { element in
          // The source and the loop share the element: its safety is up to them, as with any subscriber.
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onError: continuation.finish(throwing:),
        onCompleted: { continuation.finish() },
        // After an end this comes too late to have an effect.
        onDisposed: { continuation.finish(throwing: CancellationError()) })
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}

extension InfallibleType {
  /// The elements for a `for await` loop, which ends with the sequence, or when its task is cancelled.
  ///
  /// The subscription begins when this is asked for, and elements wait until the loop takes them. It is disposed when
  /// the loop is left or its task is cancelled.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      nonisolated(unsafe) let subscription = subscribe(
        onNext: { element in
          nonisolated(unsafe) let element = element
          continuation.yield(element)
        },
        onDisposed: continuation.finish)
      continuation.onTermination = { _ in subscription.dispose() }
    }
  }
}
