/// The observables that a subscription goes through, one after another.
struct SourceList<Element> {
  fileprivate let next: () -> Observable<Element>?
  // True if that was the last one; false if only asking for another one would show it.
  fileprivate let isUsedUp: () -> Bool

  init<Sources: Sequence>(_ sources: Sources) where Sources.Element == Observable<Element> {
    var iterator = sources.makeIterator()
    next = { iterator.next() }
    isUsedUp = { false }
  }

  init<Sources: Collection>(_ sources: Sources) where Sources.Element == Observable<Element> {
    var index = sources.startIndex
    next = {
      guard index != sources.endIndex else { return nil }
      defer { sources.formIndex(after: &index) }
      return sources[index]
    }
    isUsedUp = { index == sources.endIndex }
  }
}

/// The observables of a list, in which one that is made of such a list itself is replaced by those in it.
///
/// So what is joined to the rest, and that again to its rest, does not deepen the stack.
struct UnfoldedSources<Element> {
  // The innermost last. One that is used up goes at once, so an endless chain does not make this grow.
  private var lists: [SourceList<Element>]
  private let unfold: (Observable<Element>) -> SourceList<Element>?

  /// - Parameter unfold: the list that an observable is made of; nil if it is not.
  init(_ list: SourceList<Element>, unfold: @escaping (Observable<Element>) -> SourceList<Element>?) {
    lists = [list]
    self.unfold = unfold
  }

  mutating func next() -> Observable<Element>? {
    while let list = lists.last {
      let source = list.next()
      if source == nil || list.isUsedUp() { lists.removeLast() }
      guard let source else { continue }
      guard let inner = unfold(source) else { return source }
      lists.append(inner)
    }
    return nil
  }
}
