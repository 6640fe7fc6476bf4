extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The element: subscribes, and waits for it.
  ///
  /// - Errors: the source's; `CancellationError` if the task is cancelled before the element comes. The subscription is
  ///   then disposed.
  public var value: Element {
    get async throws {
      try await outcome { resume in
        subscribe(
          onSuccess: { resume(.success($0)) },
          onFailure: { resume(.failure($0)) },
          onDisposed: { resume(.failure(CancellationError())) })
      }
    }
  }

  /// The result of `work`, which is begun in a new task for each subscriber. Disposing cancels the task.
  ///
  /// - Parameters:
  ///   - detached: whether the task has nothing of the one that subscribes: not its priority, not its task-local
  ///     values.
  ///   - priority: that of the task; nil for the usual one.
  ///   - work: what is to be done. An error that it throws is the failure of the single.
  public static func create(
    detached: Bool = false, priority: TaskPriority? = nil, work: @Sendable @escaping () async throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    .create { observer in
      // Any thread may call it.
      nonisolated(unsafe) let observer = observer
      let operation: @Sendable () async -> Void = {
        do { observer(.success(try await work())) } catch { observer(.failure(error)) }
      }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation) : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The element, or nil if there is none: subscribes, and waits for it.
  public var value: Element? {
    get async throws {
      try await outcome { resume in
        subscribe(
          onSuccess: { resume(.success($0)) },
          onError: { resume(.failure($0)) },
          onCompleted: { resume(.success(nil)) },
          onDisposed: { resume(.failure(CancellationError())) })
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Nothing: subscribes, and waits for the end.
  public var value: Void {
    get async throws {
      try await outcome { resume in
        subscribe(
          onCompleted: { resume(.success(())) },
          onError: { resume(.failure($0)) },
          onDisposed: { resume(.failure(CancellationError())) })
      }
    }
  }
}
