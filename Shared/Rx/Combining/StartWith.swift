extension ObservableType {
  /// The given elements, then those of the source.
  ///
  ///     source          - a - b |
  ///     startWith(x)    x a - b |
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in
      for element in elements { sink.next(element) }
      source.attach(sink)
    }
  }
}
