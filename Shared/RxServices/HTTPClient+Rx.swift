import Rx
import Services
import World

extension HTTPClient: @MainActor ReactiveCompatible {}

extension Reactive where Base: HTTPClient {
  /// Emits the answer to `request`, as `URLSession`'s `rx.response` does: each subscription sends a request of its own,
  /// and disposing it cancels that.
  ///
  /// Subscribe and dispose it on the main queue. Fails with `NetworkError`; any status is an answer.
  @MainActor public func response(request: Request) -> Observable<HTTPAnswer> {
    Observable.create { [base] observer in
      let task = base.task(with: request) { outcome in
        switch outcome {
        case .success(let answer):
          observer.onNext(answer)
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}
