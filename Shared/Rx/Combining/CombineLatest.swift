extension ObservableType {
  /// The latest elements of two sequences, combined each time one of them sends; nothing until both have sent.
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

  /// The latest elements of three sequences, combined each time one of them sends.
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

  /// The latest elements of four sequences, combined each time one of them sends.
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

  /// The latest elements of five sequences, combined each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      let c = CombineLatestInput<O3.Element, Element>(hub)
      let d = CombineLatestInput<O4.Element, Element>(hub)
      let e = CombineLatestInput<O5.Element, Element>(hub)
      hub.start(5) { hub in hub.send(try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest)) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
        source5.asObservable().attach(e)
      }
    }
  }

  /// The latest elements of six sequences, combined each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      let c = CombineLatestInput<O3.Element, Element>(hub)
      let d = CombineLatestInput<O4.Element, Element>(hub)
      let e = CombineLatestInput<O5.Element, Element>(hub)
      let f = CombineLatestInput<O6.Element, Element>(hub)
      hub.start(6) { hub in hub.send(try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, f.latest)) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
        source5.asObservable().attach(e)
        source6.asObservable().attach(f)
      }
    }
  }

  /// The latest elements of seven sequences, combined each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      let c = CombineLatestInput<O3.Element, Element>(hub)
      let d = CombineLatestInput<O4.Element, Element>(hub)
      let e = CombineLatestInput<O5.Element, Element>(hub)
      let f = CombineLatestInput<O6.Element, Element>(hub)
      let g = CombineLatestInput<O7.Element, Element>(hub)
      hub.start(7) { hub in
        hub.send(try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, f.latest, g.latest))
      }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
        source5.asObservable().attach(e)
        source6.asObservable().attach(f)
        source7.asObservable().attach(g)
      }
    }
  }

  /// The latest elements of eight sequences, combined each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws
      -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = CombineLatestHub<Element>(sink)
      let a = CombineLatestInput<O1.Element, Element>(hub)
      let b = CombineLatestInput<O2.Element, Element>(hub)
      let c = CombineLatestInput<O3.Element, Element>(hub)
      let d = CombineLatestInput<O4.Element, Element>(hub)
      let e = CombineLatestInput<O5.Element, Element>(hub)
      let f = CombineLatestInput<O6.Element, Element>(hub)
      let g = CombineLatestInput<O7.Element, Element>(hub)
      let h = CombineLatestInput<O8.Element, Element>(hub)
      hub.start(8) { hub in
        hub.send(try resultSelector(a.latest, b.latest, c.latest, d.latest, e.latest, f.latest, g.latest, h.latest))
      }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
        source5.asObservable().attach(e)
        source6.asObservable().attach(f)
        source7.asObservable().attach(g)
        source8.asObservable().attach(h)
      }
    }
  }
}

extension ObservableType where Element == Any {
  /// The latest elements of two sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    .combineLatest(source1, source2) { ($0, $1) }
  }

  /// The latest elements of three sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    .combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The latest elements of four sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    .combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// The latest elements of five sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    .combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// The latest elements of six sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The latest elements of seven sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The latest elements of eight sequences, each time one of them sends.
  @inlinable
  public static func combineLatest<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    .combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
