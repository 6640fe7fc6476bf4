extension ObservableType {
  /// A sequence with a resource that lives as long as the subscription.
  ///
  /// For each subscriber a resource is made, and the sequence from it. At the end of the sequence, or when the subscriber
  /// disposes, first the sequence is disposed, then the resource.
  ///
  /// - Errors: that of the sequence, and one that a factory throws.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Using(resourceFactory, observableFactory)
  }
}

private final class Using<Resource: Disposable, Element>: Producer<Element> {
  private let makeResource: () throws -> Resource
  private let makeSource: (Resource) throws -> Observable<Element>

  init(
    _ makeResource: @escaping () throws -> Resource, _ makeSource: @escaping (Resource) throws -> Observable<Element>
  ) {
    self.makeResource = makeResource
    self.makeSource = makeSource
  }

  override func run(_ sink: Sink<Element>) {
    do {
      let resource = try makeResource()
      subscribe(sink, with: resource)
    } catch {
      sink.error(error)
    }
  }

  private func subscribe(_ sink: Sink<Element>, with resource: Resource) {
    let lifetime = RefCountDisposable(disposable: resource)
    // Held meanwhile: a source that ends while it is being subscribed is disposed after that, and before the resource.
    let subscribing = lifetime.retain()
    let stage = UsingSink(sink, lifetime)
    do {
      try makeSource(resource).attach(stage)
    } catch {
      stage.fail(error)
    }
    subscribing.dispose()
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
