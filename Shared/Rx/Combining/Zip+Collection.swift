extension ObservableType {
  /// The elements of all sequences of a collection, combined in step.
  ///
  /// It completes when all have, or at an element that can find no partner because all other sequences have completed;
  /// at once, without an element, if there is none.
  ///
  /// - Errors: one of a source, and one that `resultSelector` throws.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    guard !collection.isEmpty else { return .empty() }
    return Wired { sink in
      let hub = ZipHub<Element>(sink, isOfCollection: true)
      let inputs = collection.map { _ in ZipInput<Collection.Element.Element, Element>(hub) }
      hub.start(inputs) { hub in hub.send(try resultSelector(inputs.map { $0.take() })) }
      hub.wire {
        for (source, input) in Swift.zip(collection, inputs) { source.asObservable().attach(input) }
      }
    }
  }

  /// The elements of all sequences of a collection, in step.
  ///
  /// It completes when all have, or at an element that can find no partner because all other sequences have completed;
  /// at once, without an element, if there is none.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
