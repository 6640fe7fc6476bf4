extension ObservableType {
  /// The latest elements of all sequences of a collection, combined each time one of them sends.
  ///
  /// It completes when all have; at once, after one result, if there is none.
  ///
  /// - Errors: one of a source, and one that `resultSelector` throws.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    guard !collection.isEmpty else { return .combineNothing(resultSelector) }
    return Wired { sink in
      let hub = CombineLatestHub<Element>(sink, isOfCollection: true)
      let inputs = collection.map { _ in CombineLatestInput<Collection.Element.Element, Element>(hub) }
      hub.start(inputs.count) { hub in hub.send(try resultSelector(inputs.map { $0.latest })) }
      hub.wire {
        for (source, input) in Swift.zip(collection, inputs) { source.asObservable().attach(input) }
      }
    }
  }

  /// The latest elements of all sequences of a collection, each time one of them sends.
  ///
  /// It completes when all have; at once, after an empty array, if there is none.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }

  private static func combineNothing<Input>(
    _ resultSelector: @escaping ([Input]) throws -> Element
  ) -> Observable<Element> {
    .deferred { .just(try resultSelector([])) }
  }
}
