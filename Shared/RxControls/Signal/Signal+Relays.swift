import Rx

/// Sending a signal to relays. As with all of the family: on the main queue; elsewhere it stops the program.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends each element to all of `relays`. The completion of the signal does not reach them.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`, which take optional elements. The completion of the signal does not reach
  /// them.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
