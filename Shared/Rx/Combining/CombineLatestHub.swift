/// Combines the latest elements of several sequences: the mechanics of `combineLatest`.
@usableFromInline final class CombineLatestHub<Result>: CombiningHub<Result> {
  // Used inside the gate only.
  @exclusivity(unchecked) private var sendCombined: ((Hub<Result>) throws -> Void)?
  @exclusivity(unchecked) private var silentCount = 0

  /// Called before the inputs are attached to their sources.
  ///
  /// - Parameters:
  ///   - inputCount: how many inputs there are.
  ///   - sendCombined: sends a result of the inputs' elements. Called when all have one.
  @usableFromInline func start(_ inputCount: Int, _ sendCombined: @escaping (Hub<Result>) throws -> Void) {
    silentCount = inputCount
    self.sendCombined = sendCombined
  }

  @usableFromInline func inputChanged(isFirst: Bool) throws {
    if isFirst { silentCount -= 1 }
    if silentCount == 0 {
      try sendCombined?(self)
    } else if openCount == 1 {
      // No other source is left that could emit the missing element.
      finish()
    }
  }

  override func closed() {
    sendCombined = nil
  }
}

/// Receives one of the sequences, and keeps its latest element.
@usableFromInline final class CombineLatestInput<Element, Result>: CombiningInput<Element, Result> {
  // Used inside the gate only.
  @usableFromInline @exclusivity(unchecked) var stored: Element?

  @inlinable convenience init(_ hub: borrowing CombineLatestHub<Result>) {
    let receive = HubInput<Element, Result>.receive { element, input in
      let input = unsafeDowncast(input, to: CombineLatestInput<Element, Result>.self)
      let isFirst = input.stored == nil
      // Swapped: the element before goes when the new one is in place, for its end may send again.
      var element: Element? = element
      swap(&input.stored, &element)
      try input.parent.inputChanged(isFirst: isFirst)
    }
    self.init(hub, receive)
  }

  @usableFromInline init(
    _ hub: borrowing CombineLatestHub<Result>,
    _ receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    super.init(hub, receive: receive)
  }

  @inlinable var parent: CombineLatestHub<Result> { unsafeDowncast(hub, to: CombineLatestHub<Result>.self) }

  /// The latest element; asked only when there is one.
  @inlinable var latest: Element { stored.unsafelyUnwrapped }
}
