import Rx

/// The latest elements of several sequences, once each has emitted one; again whenever one of them emits.
///
/// A `resultSelector` may throw, as that of an observable may, but must not: the screen that shows the result takes no
/// error. RxCocoa has one function for each number of sequences, from two to eight; here a parameter pack takes any number.
extension SharedSequence {
  /// Emits the result of `resultSelector` for the latest elements of all sequences. Completes when all have.
  ///
  ///     source1                            a - b - |
  ///     source2                            - 1 - 2 |
  ///     combineLatest(source1, source2)    - a1 b1 b2 |
  public static func combineLatest<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>,
    resultSelector: @escaping (repeat each Part) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      Observable.combineLatest(erased(repeat each source)) { parts in
        try resultSelector(repeat each typed(parts, as: repeat (each Part).self))
      })
  }

  /// Emits the result of `resultSelector` for the latest elements of all sequences. Completes when all have.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Emits the latest elements of all sequences as an array. Completes when all have.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Emits the latest elements of all sequences as a tuple. Completes when all have.
  public static func combineLatest<each Part>(
    _ source: repeat SharedSequence<SharingStrategy, each Part>
  ) -> SharedSequence<SharingStrategy, (repeat each Part)> {
    SharedSequence<SharingStrategy, (repeat each Part)>
      .combineLatest(repeat each source) { (part: repeat each Part) in (repeat each part) }
  }
}

/// Returns the sequences with their elements as `Any`, because a collection has one type of elements.
func erased<SharingStrategy, each Part>(
  _ sources: repeat SharedSequence<SharingStrategy, each Part>
) -> [Observable<Any>] {
  var observables: [Observable<Any>] = []
  for source in repeat each sources { observables.append(source.asObservable().map { $0 as Any }) }
  return observables
}

/// Returns `parts`, one of each sequence in order, with the types that they had before `erased`.
func typed<each Part>(_ parts: [Any], as type: repeat (each Part).Type) -> (repeat each Part) {
  var rest = parts[...]
  func next<Next>(_ type: Next.Type) -> Next {
    guard let part = rest.removeFirst() as? Next else { preconditionFailure("an element changed its type: \(type)") }
    return part
  }
  return (repeat next(each type))
}
