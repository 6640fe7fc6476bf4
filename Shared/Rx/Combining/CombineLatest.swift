extension ObservableType {
  /// Combines the latest elements of two sequences each time one of them emits; nothing until both have emitted.
  ///
  /// It completes when both have, or when a source that completed without an element leaves nothing to combine with.
  ///
  /// - Errors: one of a source, and one that `resultSelector` throws.
  ///
  ///     first                                        a - b - - |
  ///     second                                       - x - - y |
  ///     combineLatest(first, second) { $0 + $1 }     - ax bx - by |
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      hub.start(2) { hub in hub.send(try resultSelector(a.latest, b.latest)) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
      }
    }
  }

  /// Combines the latest elements of three sequences each time one of them emits.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      let c = CombineLatestInput<O3.Element, Element>(hub)
      hub.start(3) { hub in hub.send(try resultSelector(a.latest, b.latest, c.latest)) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
      }
    }
  }

  /// Combines the latest elements of four sequences each time one of them emits.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      let c = CombineLatestInput<O3.Element, Element>(hub)
      let d = CombineLatestInput<O4.Element, Element>(hub)
      hub.start(4) { hub in hub.send(try resultSelector(a.latest, b.latest, c.latest, d.latest)) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
      }
    }
  }

  /// Combines the latest elements of five or more sequences each time one of them emits.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    each O: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ others: repeat each O,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, repeat (each O).Element) throws -> Element
  ) -> Observable<Element> {
    .combineLatest(
      of: source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
      source5.asObservable(), repeat (each others).asObservable(), result: resultSelector)
  }

  @inlinable
  static func combineLatest<each Source>(
    of sources: repeat Observable<each Source>, result resultSelector: @escaping (repeat each Source) throws -> Element
  ) -> Observable<Element> {
    func wire(_ sink: Sink<Element>) {
      let hub = CombineLatestHub<Element>(sink)
      let inputs = (repeat CombineLatestInput<each Source, Element>(hub))
      var count = 0
      for _ in repeat each inputs { count += 1 }
      hub.start(count) { hub in hub.send(try resultSelector(repeat (each inputs).latest)) }
      hub.wire { repeat (each sources).attach(each inputs) }
    }
    return Wired(wire)
  }
}

extension ObservableType where Element == Any {
  /// Emits the latest elements of two sequences each time one of them emits.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    .combineLatest(source1, source2) { ($0, $1) }
  }

  /// Emits the latest elements of three or more sequences each time one of them emits.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, each O: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ others: repeat each O
  ) -> Observable<(O1.Element, O2.Element, O3.Element, repeat (each O).Element)> {
    latestElements(
      of: source1.asObservable(), source2.asObservable(), source3.asObservable(), repeat (each others).asObservable())
  }

  @inlinable
  static func latestElements<each Source>(
    of sources: repeat Observable<each Source>
  ) -> Observable<(repeat each Source)> {
    func wire(_ sink: Sink<(repeat each Source)>) {
      let hub = CombineLatestHub<(repeat each Source)>(sink)
      let inputs = (repeat CombineLatestInput<each Source, (repeat each Source)>(hub))
      var count = 0
      for _ in repeat each inputs { count += 1 }
      hub.start(count) { hub in hub.send((repeat (each inputs).latest)) }
      hub.wire { repeat (each sources).attach(each inputs) }
    }
    return Wired(wire)
  }
}

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

  /// The latest elements of all sequences of a collection; one empty array, if there is no sequence.
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
