extension ObservableType {
  /// The elements of the source, and after its error those of the sequence that `handler` makes of the error.
  ///
  /// - Errors: that of the second sequence, or one that `handler` throws.
  ///
  ///     source             a b #
  ///     second             x y |
  ///     catch { second }   a b x y |
  public func `catch`(_ handler: @escaping (any Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in source.attach(CatchSink(sink, handler)) }
  }

  /// The elements of the source; after its error `element` and the end.
  ///
  ///     source               a b - #
  ///     catchAndReturn(z)    a b - (z,|)
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return Wired { sink in source.attach(CatchAndReturnSink(sink, element)) }
  }
}

private final class CatchSink<Element>: ReplacingForward<Element> {
  private let handler: (any Error) throws -> Observable<Element>

  init(_ downstream: Sink<Element>, _ handler: @escaping (any Error) throws -> Observable<Element>) {
    self.handler = handler
    super.init(downstream)
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    do { replaceSource(by: try handler(error)) } catch { fail(error) }
  }
}

@usableFromInline final class CatchAndReturnSink<Element>: Forward<Element> {
  private let element: Element

  @usableFromInline init(_ downstream: Sink<Element>, _ element: Element) {
    self.element = element
    super.init(downstream)
  }

  override func error(_ error: any Error) {
    send(element)
    finish()
  }
}
