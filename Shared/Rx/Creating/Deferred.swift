extension ObservableType {
  /// A sequence that is made anew for each subscriber.
  ///
  /// - Errors: one that `observableFactory` throws.
  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Wired { sink in
      do {
        try observableFactory().attach(Forward(sink))
      } catch {
        sink.error(error)
      }
    }
  }
}
