import Rx

/// A relay of any kind: it takes elements, and neither an error nor a completion.
public protocol RelayType: AnyObject {
  /// The type of the elements.
  associatedtype Element

  /// Sends `event` to the subscribers.
  func accept(_ event: Element)
}

/// A relay that replays elements to new subscribers: what a driver may be sent to.
public protocol ReplayingRelayType: RelayType {}

extension PublishRelay: RelayType {}
extension BehaviorRelay: ReplayingRelayType {}
extension ReplayRelay: ReplayingRelayType {}

/// Binding a sequence that cannot fail to relays. The completion of the sequence does not reach them.
extension InfallibleType {
  /// Sends each element to all of `relays`.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`, which take optional elements.
  ///
  /// - Returns: A disposable that ends the binding.
  public func bind<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
