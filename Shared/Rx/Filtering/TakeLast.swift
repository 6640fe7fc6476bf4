extension ObservableType {
  /// The last `count` elements, when the source is complete, then the end.
  ///
  /// - Parameter count: how many are kept; a negative number is a programming error and stops the program.
  /// - Errors: that of the source; what was kept is dropped.
  ///
  ///     source         a b c - |
  ///     takeLast(2)    - - - - (b,c,|)
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "the count of takeLast is negative")
    return forEachSubscriptionWithEnd {
      var last = Queue<Element>()
      var room = count
      return (
        step: { element, _ in
          last.append(element)
          if room > 0 { room -= 1 } else { _ = last.popFirst() }
        },
        atEnd: { stage in
          for element in last.takeAll() { stage.send(element) }
        }
      )
    }
  }
}
