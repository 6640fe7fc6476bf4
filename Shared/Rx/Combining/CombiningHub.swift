/// Sends the end of several combined sequences: the part that `zip` and `combineLatest` share.
@usableFromInline class CombiningHub<Result>: Hub<Result> {
  /// A Boolean value indicating whether the sequences were given as a collection.
  ///
  /// For a collection RxSwift sends the end before it disposes the source that ended, otherwise after that.
  final let isOfCollection: Bool

  /// The number of sequences that have not ended. Once they are attached, used inside the gate only.
  @exclusivity(unchecked) fileprivate(set) final var openCount = 0

  @usableFromInline init(_ downstream: Sink<Result>, isOfCollection: Bool = false) {
    self.isOfCollection = isOfCollection
    super.init(downstream)
  }

  fileprivate final func failed(_ error: any Error, in input: HubInput<some Any, Result>) {
    if !isOfCollection { remove(input) }
    fail(error)
  }

  fileprivate final func completed(_ input: HubInput<some Any, Result>) {
    if isOfCollection, openCount == 1 { return finish() }
    openCount -= 1
    remove(input)
    if openCount == 0 { finish() } else { inputCompleted() }
  }

  /// Called inside the gate when one source is complete and others are not.
  func inputCompleted() {}
}

/// Receives one of the combined sequences.
@usableFromInline class CombiningInput<Element, Result>: HubInput<Element, Result> {
  @usableFromInline init(
    _ hub: borrowing CombiningHub<Result>,
    receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    super.init(hub, receive: receive)
    hub.openCount += 1
  }

  final override func receivedError(_ error: any Error) {
    unsafeDowncast(hub, to: CombiningHub<Result>.self).failed(error, in: self)
  }

  final override func receivedCompletion() {
    unsafeDowncast(hub, to: CombiningHub<Result>.self).completed(self)
  }
}
