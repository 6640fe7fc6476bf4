import Rx

/// A driver may fill relays. As with all of the family: on the main queue; elsewhere it stops the program.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends each element to all of `relays`. The end of the driver does not reach them.
  ///
  /// - Returns: what ends that.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`, which take optional elements. The end of the driver does not reach them.
  ///
  /// - Returns: what ends that.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`. The end of the driver does not reach them.
  ///
  /// - Returns: what ends that.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    drive(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`, which take optional elements. The end of the driver does not reach them.
  ///
  /// - Returns: what ends that.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }
}
