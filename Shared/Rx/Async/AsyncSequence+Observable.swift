extension AsyncSequence {
  /// The elements of the asynchronous sequence, which a task of its own takes for each subscriber.
  ///
  /// Events come on whichever thread the task runs. Disposing cancels the task.
  ///
  /// - Parameter priority: The priority of the task; nil for that of the subscriber.
  /// - Errors: one that the sequence throws. `CancellationError` is none: it ends the result as completion does.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      // The subscriber is responsible for using the sequence and the observer from another task.
      nonisolated(unsafe) let work = { await send(to: observer) }
      let task = Task(priority: priority) { await work() }
      return Disposables.create(with: task.cancel)
    }
  }

  private func send(to observer: AnyObserver<Element>) async {
    do {
      for try await element in self {
        // A sequence may ignore the cancellation of its task.
        guard !Task.isCancelled else { return }
        observer.onNext(element)
      }
      observer.onCompleted()
    } catch is CancellationError {
      observer.onCompleted()
    } catch {
      observer.onError(error)
    }
  }
}
