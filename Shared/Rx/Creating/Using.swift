extension ObservableType {
  /// A sequence with a resource that lives as long as the subscription.
  ///
  /// For each subscriber a resource is made, and the sequence from it. At the end of the sequence, or when the
  /// subscriber disposes, first the sequence is disposed, then the resource.
  ///
  /// - Errors: that of the sequence, and one that a factory throws.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Wired { sink in
      do {
        let resource = try resourceFactory()
        let lifetime = RefCountDisposable(disposable: resource)
        // Retained until the source is attached: a source that ends in that call is disposed before the resource.
        let subscribing = lifetime.retain()
        let stage = UsingSink(sink, lifetime)
        do { try observableFactory(resource).attach(stage) } catch { stage.fail(error) }
        subscribing.dispose()
      } catch {
        sink.error(error)
      }
    }
  }
}

private final class UsingSink<Element>: Forward<Element> {
  private let resource: any Disposable

  init(_ downstream: Sink<Element>, _ resource: any Disposable) {
    self.resource = resource
    super.init(downstream)
  }

  override func disposed() {
    resource.dispose()
  }
}
