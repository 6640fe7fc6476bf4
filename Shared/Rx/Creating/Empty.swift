extension ObservableType {
  /// No element: only the end, at once.
  ///
  ///     empty()    |
  public static func empty() -> Observable<Element> {
    Ended(.completed)
  }

  /// No element: only `error`, at once.
  ///
  ///     error(e)    #
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Ended(.failed(error))
  }

  /// Nothing, ever.
  public static func never() -> Observable<Element> {
    Never()
  }
}

private final class Ended<Element>: Observable<Element> {
  private let end: End

  init(_ end: End) {
    self.end = end
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    sink.receive(end)
  }
}

private final class Never<Element>: Observable<Element> {
  override func attach(_ sink: Sink<Element>) {}
}
