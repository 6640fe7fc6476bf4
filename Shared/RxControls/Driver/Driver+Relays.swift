import Rx

/// Sending a driver to relays. As with all of the family: on the main queue; elsewhere it stops the program.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends each element to all of `relays`. The completion of the driver does not reach them.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive<Relay: ReplayingRelayType>(_ relays: Relay...) -> any Disposable where Relay.Element == Element {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to all of `relays`, which take optional elements. The completion of the driver does not reach
  /// them.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive<Relay: ReplayingRelayType>(_ relays: Relay...) -> any Disposable where Relay.Element == Element? {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
