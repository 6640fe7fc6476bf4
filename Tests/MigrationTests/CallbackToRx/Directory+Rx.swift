import Rx
import World

extension Directory: @MainActor ReactiveCompatible {}

extension Reactive where Base: Directory {
  /// Asks for the names that begin with `text`. Disposing calls the question off.
  @MainActor func find(_ text: String) -> Single<[String]> {
    Single.create { [base] answer in
      let question = base.find(text) { answer($0) }
      return Disposables.create { question.cancel() }
    }
  }
}
