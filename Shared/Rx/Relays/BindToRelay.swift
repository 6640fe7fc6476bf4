extension ObservableType {
  /// Sends each element to all of `relays`. An error is a programming error: a debug build stops, a release build
  /// prints it. Completion ends the binding only.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind("Binding error to publish relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends each element to all of `relays`, which take optional ones.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind("Binding error to publish relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends each element to all of `relays`.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind("Binding error to behavior relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends each element to all of `relays`, which take optional ones.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind("Binding error to behavior relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends each element to all of `relays`.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind("Binding error to replay relay") { element in for relay in relays { relay.accept(element) } }
  }

  /// Sends each element to all of `relays`, which take optional ones.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind("Binding error to replay relay") { element in for relay in relays { relay.accept(element) } }
  }

  private func bind(_ message: String, _ accept: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: accept, onError: { reportBindingError($0, message) })
  }
}
