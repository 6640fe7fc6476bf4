import Rx

/// Filling relays with what cannot fail. The end of the sequence does not reach them.
extension InfallibleType {
  /// Sends each element to all of `relays`.
  ///
  /// - Returns: what ends the binding.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`, which take optional elements.
  ///
  /// - Returns: what ends the binding.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`.
  ///
  /// - Returns: what ends the binding.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`, which take optional elements.
  ///
  /// - Returns: what ends the binding.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`.
  ///
  /// - Returns: what ends the binding.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`, which take optional elements.
  ///
  /// - Returns: what ends the binding.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
