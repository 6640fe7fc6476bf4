extension ObservableType {
  /// The elements of the sequence that the latest element was turned into: a new element ends the sequence before.
  ///
  /// It completes when the source and the last inner sequence have; an error of either ends it.
  ///
  /// - Errors: also one that `selector` throws.
  ///
  ///     source                        a - b - |
  ///     inner                         1 2 3 |
  ///     flatMapLatest { inner($0) }   a1 a2 b1 b2 b3 |
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    flatten(LatestHub.init) { element, hub in
      let inner = try selector(element).asObservable()
      let input = MergeInner(hub)
      hub.replaceLatest(by: input)
      inner.attach(input)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest inner sequence: a new one ends the one before.
  ///
  /// It completes when the source and the last inner sequence have; an error of either ends it.
  ///
  ///     source                              a - b - |
  ///     inner                               1 2 3 |
  ///     map { inner($0) }.switchLatest()    a1 a2 b1 b2 b3 |
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

/// Lets one inner sequence live.
@usableFromInline final class LatestHub<Element>: MergeHub<Element> {
  // Used inside the gate only.
  @exclusivity(unchecked) private var latest: MergeInner<Element>?

  @usableFromInline func replaceLatest(by input: MergeInner<Element>) {
    // Stored first: disposing the previous one may make the source emit the next one.
    let last = latest
    latest = input
    if let last { remove(last) }
  }

  override func failed(_ error: any Error, in inner: HubInput<Element, Element>) {
    remove(inner)
    fail(error)
  }

  override func closed() {
    latest = nil
  }
}
