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
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      sink.start([a, b]) { try resultSelector(a.take(), b.take()) }
    }
  }

  /// The elements of three sequences, combined in step.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      let c = ZipInput(source3.asObservable(), sink)
      sink.start([a, b, c]) { try resultSelector(a.take(), b.take(), c.take()) }
    }
  }

  /// The elements of four sequences, combined in step.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      let c = ZipInput(source3.asObservable(), sink)
      let d = ZipInput(source4.asObservable(), sink)
      sink.start([a, b, c, d]) { try resultSelector(a.take(), b.take(), c.take(), d.take()) }
    }
  }

  /// The elements of five sequences, combined in step.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      let c = ZipInput(source3.asObservable(), sink)
      let d = ZipInput(source4.asObservable(), sink)
      let e = ZipInput(source5.asObservable(), sink)
      sink.start([a, b, c, d, e]) { try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take()) }
    }
  }

  /// The elements of six sequences, combined in step.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      let c = ZipInput(source3.asObservable(), sink)
      let d = ZipInput(source4.asObservable(), sink)
      let e = ZipInput(source5.asObservable(), sink)
      let f = ZipInput(source6.asObservable(), sink)
      sink.start([a, b, c, d, e, f]) { try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take()) }
    }
  }

  /// The elements of seven sequences, combined in step.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
  ) -> Observable<Element> {
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      let c = ZipInput(source3.asObservable(), sink)
      let d = ZipInput(source4.asObservable(), sink)
      let e = ZipInput(source5.asObservable(), sink)
      let f = ZipInput(source6.asObservable(), sink)
      let g = ZipInput(source7.asObservable(), sink)
      sink.start([a, b, c, d, e, f, g]) {
        try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take())
      }
    }
  }

  /// The elements of eight sequences, combined in step.
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
    Zip { sink in
      let a = ZipInput(source1.asObservable(), sink)
      let b = ZipInput(source2.asObservable(), sink)
      let c = ZipInput(source3.asObservable(), sink)
      let d = ZipInput(source4.asObservable(), sink)
      let e = ZipInput(source5.asObservable(), sink)
      let f = ZipInput(source6.asObservable(), sink)
      let g = ZipInput(source7.asObservable(), sink)
      let h = ZipInput(source8.asObservable(), sink)
      sink.start([a, b, c, d, e, f, g, h]) {
        try resultSelector(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take(), h.take())
      }
    }
  }
}

extension ObservableType where Element == Any {
  /// The elements of two sequences in step.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    .zip(source1, source2) { ($0, $1) }
  }

  /// The elements of three sequences in step.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    .zip(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The elements of four sequences in step.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    .zip(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// The elements of five sequences in step.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> {
    .zip(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// The elements of six sequences in step.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> {
    .zip(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The elements of seven sequences in step.
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType,
    O6: ObservableType, O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> {
    .zip(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The elements of eight sequences in step.
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
