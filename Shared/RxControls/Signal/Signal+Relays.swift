import Rx

/// A signal may fill relays. As with all of the family: on the main queue; elsewhere it stops the program.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends each element to all of `relays`. The end of the signal does not reach them.
  ///
  /// - Returns: what ends that.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`, which take optional elements. The end of the signal does not reach them.
  ///
  /// - Returns: what ends that.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`. The end of the signal does not reach them.
  ///
  /// - Returns: what ends that.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`, which take optional elements. The end of the signal does not reach them.
  ///
  /// - Returns: what ends that.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`. The end of the signal does not reach them.
  ///
  /// - Returns: what ends that.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Sends each element to all of `relays`, which take optional elements. The end of the signal does not reach them.
  ///
  /// - Returns: what ends that.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }
}
