extension ObservableType {
  /// Combines the elements of two sequences in step: the first with the first, the second with the second.
  ///
  /// An element waits for its partner. It completes when both sources have, even if no pair can come any more.
  ///
  /// - Errors: one of a source, and one that `resultSelector` throws.
  ///
  ///     first                            a b - - |
  ///     second                           - 1 - 2 - 3 |
  ///     zip(first, second) { $0 + $1 }   - a1 - b2 - - |
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      hub.start([a, b]) { hub in hub.send(try resultSelector(a.take(), b.take())) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
      }
    }
  }

  /// Combines the elements of three or more sequences in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, each O: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ others: repeat each O,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, repeat (each O).Element) throws -> Element
  ) -> Observable<Element> {
    .zip(
      of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable(),
      result: resultSelector)
  }

  @inlinable
  static func zip<each Source>(
    of sources: repeat Observable<each Source>, result resultSelector: @escaping (repeat each Source) throws -> Element
  ) -> Observable<Element> {
    func wire(_ sink: Sink<Element>) {
      let hub = ZipHub<Element>(sink)
      let inputs = (repeat ZipInput<each Source, Element>(hub))
      var waiting: [any ZipWaiting] = []
      for input in repeat each inputs { waiting.append(input) }
      hub.start(waiting) { hub in hub.send(try resultSelector(repeat (each inputs).take())) }
      hub.wire { repeat (each sources).attach(each inputs) }
    }
    return Wired(wire)
  }
}

extension ObservableType where Element == Any {
  /// Emits the elements of two sequences in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    .zip(source1, source2) { ($0, $1) }
  }

  /// Emits the elements of three or more sequences in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, each O: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ others: repeat each O
  ) -> Observable<(O1.Element, O2.Element, O3.Element, repeat (each O).Element)> {
    elementsInStep(
      of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable())
  }

  @inlinable
  static func elementsInStep<each Source>(
    of sources: repeat Observable<each Source>
  ) -> Observable<(repeat each Source)> {
    func wire(_ sink: Sink<(repeat each Source)>) {
      let hub = ZipHub<(repeat each Source)>(sink)
      let inputs = (repeat ZipInput<each Source, (repeat each Source)>(hub))
      var waiting: [any ZipWaiting] = []
      for input in repeat each inputs { waiting.append(input) }
      hub.start(waiting) { hub in hub.send((repeat (each inputs).take())) }
      hub.wire { repeat (each sources).attach(each inputs) }
    }
    return Wired(wire)
  }
}

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
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
