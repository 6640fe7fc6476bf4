extension ObservableType {
  /// The elements of this sequence, and when it is complete those of `second`.
  ///
  ///     source            a b |
  ///     second            c |
  ///     concat(second)    a b c |
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// The elements of the sequences, one after another. `sequence` is asked for the next when the one before is
  /// complete.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Joined(.completion) { SourceList(sequence) }
  }

  /// The elements of the sequences, one after another.
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Joined(.completion) { SourceList(collection) }
  }

  /// The elements of the sequences, one after another.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Joined(.completion) { SourceList(sources) }
  }
}
