import Rx

extension Operator {
  /// The same elements as an infallible sequence, which hands errors on: so that its operators can be seen to.
  private static func trusted(_ source: Observable<String>) -> Infallible<String> {
    Infallible.just(()).flatMap { source }
  }

  /// The operators of infallible sequences.
  static let infallible: [Operator] = [
    Operator("Infallible.flatMap") { source, _ in trusted(source).flatMap { Infallible.just($0) }.asObservable() },
    Operator("Infallible.flatMapLatest") { source, _ in
      trusted(source).flatMapLatest { Infallible.just($0) }.asObservable()
    },
    Operator("flatMapLatest to an Infallible") { source, _ in
      source.flatMapLatest { Infallible.just($0) }.asObservable()
    },
    Operator("Infallible.concatMap") { source, _ in trusted(source).concatMap { Infallible.just($0) }.asObservable() },
    Operator("Infallible.map") { source, _ in trusted(source).map { $0 }.asObservable() },
    Operator("Infallible.filter") { source, _ in trusted(source).filter { _ in true }.asObservable() },
    Operator("Infallible.merge") { source, _ in Infallible.merge(trusted(source), .empty()).asObservable() },
    Operator("Infallible.concat") { source, _ in trusted(source).concat(Infallible.empty()).asObservable() },
    Operator("Infallible.combineLatest") { source, _ in
      Infallible.combineLatest(trusted(source), Infallible.just("")) { $0 + $1 }.asObservable()
    },
    Operator("Infallible.share") { source, _ in trusted(source).share().asObservable() },
    Operator("Infallible.do") { source, _ in trusted(source).do(onNext: { _ in }).asObservable() },
    Operator("asInfallible") { source, _ in
      source.asInfallible { error in trusted(.error(error)) }.asObservable()
    },
  ]
}
