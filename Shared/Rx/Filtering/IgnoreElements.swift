extension ObservableType {
  /// No element, only the end of the source.
  ///
  ///     source              a b - |
  ///     ignoreElements()    - - - |
  public func ignoreElements() -> Observable<Never> {
    forEachElement { _, _ in }
  }
}
