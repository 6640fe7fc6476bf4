extension ObservableType {
  /// The elements of two sequences combined in step: the first with the first, the second with the second.
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

  /// The elements of three sequences, combined in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      let c = ZipInput<O3.Element, Element>(hub)
      hub.start([a, b, c]) { hub in hub.send(try resultSelector(a.take(), b.take(), c.take())) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
      }
    }
  }

  /// The elements of four sequences, combined in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      let c = ZipInput<O3.Element, Element>(hub)
      let d = ZipInput<O4.Element, Element>(hub)
      hub.start([a, b, c, d]) { hub in hub.send(try resultSelector(a.take(), b.take(), c.take(), d.take())) }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
      }
    }
  }

  /// The elements of five sequences, combined in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      let c = ZipInput<O3.Element, Element>(hub)
      let d = ZipInput<O4.Element, Element>(hub)
      let e = ZipInput<O5.Element, Element>(hub)
      hub.start([a, b, c, d, e]) { hub in hub.send(try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take()))
      }
      hub.wire {
        source1.asObservable().attach(a)
        source2.asObservable().attach(b)
        source3.asObservable().attach(c)
        source4.asObservable().attach(d)
        source5.asObservable().attach(e)
      }
    }
  }

  /// The elements of six sequences, combined in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      let c = ZipInput<O3.Element, Element>(hub)
      let d = ZipInput<O4.Element, Element>(hub)
      let e = ZipInput<O5.Element, Element>(hub)
      let f = ZipInput<O6.Element, Element>(hub)
      hub.start([a, b, c, d, e, f]) { hub in
        hub.send(try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take()))
      }
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

  /// The elements of seven sequences, combined in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
  ) -> Observable<Element> {
    Wired { sink in
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      let c = ZipInput<O3.Element, Element>(hub)
      let d = ZipInput<O4.Element, Element>(hub)
      let e = ZipInput<O5.Element, Element>(hub)
      let f = ZipInput<O6.Element, Element>(hub)
      let g = ZipInput<O7.Element, Element>(hub)
      hub.start([a, b, c, d, e, f, g]) { hub in
        hub.send(try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take()))
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

  /// The elements of eight sequences, combined in step.
  @inlinable
  public static func zip<
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
      let hub = ZipHub<Element>(sink)
      let a = ZipInput<O1.Element, Element>(hub)
      let b = ZipInput<O2.Element, Element>(hub)
      let c = ZipInput<O3.Element, Element>(hub)
      let d = ZipInput<O4.Element, Element>(hub)
      let e = ZipInput<O5.Element, Element>(hub)
      let f = ZipInput<O6.Element, Element>(hub)
      let g = ZipInput<O7.Element, Element>(hub)
      let h = ZipInput<O8.Element, Element>(hub)
      hub.start([a, b, c, d, e, f, g, h]) { hub in
        hub.send(try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take(), h.take()))
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
  /// The elements of two sequences in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    .zip(source1, source2) { ($0, $1) }
  }

  /// The elements of three sequences in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    .zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The elements of four sequences in step.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    .zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// The elements of five sequences in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    .zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// The elements of six sequences in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    .zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The elements of seven sequences in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The elements of eight sequences in step.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    _ source8: O8
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> {
    .zip(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
