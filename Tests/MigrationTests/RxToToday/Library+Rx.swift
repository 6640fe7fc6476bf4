import Rx

nonisolated extension Library: ReactiveCompatible {}

nonisolated extension Reactive where Base: Library {
  /// Asks; disposing calls the question off.
  func answer(to text: String) -> Single<String> {
    Single.create { [base] observer in
      let question = base.ask(text) { observer($0) }
      return Disposables.create { base.cancel(question) }
    }
  }
}
