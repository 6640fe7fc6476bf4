extension AsyncSequence {
  /// The elements of the asynchronous sequence, which a task of its own takes for each subscriber.
  ///
  /// Events come on whichever thread the task runs. Disposing cancels the task.
  ///
  /// - Parameter priority: of the task; nil for that of who subscribes.
  /// - Errors: one that the sequence throws. `CancellationError` is none: it ends the result as completion does.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    .create { observer in
      // Who subscribes must know whether a task elsewhere may use the sequence and the observer.
      nonisolated(unsafe) let work = { await send(to: observer) }
      let task = Task(priority: priority) { await work() }
      return Disposables.create(with: task.cancel)
    }
  }

  private func send(to observer: AnyObserver<Element>) async {
    do {
      for try await element in self {
        // A sequence need not heed that nobody listens any longer.
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
