extension ObservableType {
  /// The elements of all `sources` as they come. It completes when all have; the first error ends it.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Merge(Array(sources))
  }

  /// The elements of all `sources` as they come. It completes when all have; the first error ends it.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Merge(sources)
  }

  /// The elements of all `sources` as they come. It completes when all have; the first error ends it.
  ///
  ///     first                   a - - b |
  ///     second                  - 1 2 - - |
  ///     merge(first, second)    a 1 2 b - |
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    Merge(sources)
  }
}

private final class Merge<Element>: Producer<Element> {
  private let sources: [Observable<Element>]

  init(_ sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run(_ sink: Sink<Element>) {
    let outer = MergeOuter(sink) { $0 as Observable<Element> }
    for source in sources { outer.next(source) }
    outer.completed()
  }
}
