extension ObservableType {
  /// The elements of all `sources` as they come. It completes when all have; the first error ends it.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// The elements of all `sources` as they come. It completes when all have; the first error ends it.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Wired { sink in
      let hub = MergeHub<Element>(sink)
      hub.wire {
        for source in sources { source.attach(MergeInner(hub)) }
      }
      hub.allAttached()
    }
  }

  /// The elements of all `sources` as they come. It completes when all have; the first error ends it.
  ///
  ///     first                   a - - b |
  ///     second                  - 1 2 - - |
  ///     merge(first, second)    a 1 2 b - |
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}
