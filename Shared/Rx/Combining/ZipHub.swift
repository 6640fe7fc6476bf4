/// Combines the elements of several sequences in step: the mechanics of `zip`.
@usableFromInline final class ZipHub<Result>: CombiningHub<Result> {
  // Used inside the gate only.
  @exclusivity(unchecked) private var inputs: [any ZipWaiting] = []
  @exclusivity(unchecked) private var sendCombined: ((Hub<Result>) throws -> Void)?
  @exclusivity(unchecked) private var emptyCount = 0

  /// Called before the inputs are attached to their sources.
  ///
  /// - Parameter sendCombined: takes an element of each input and sends a result of them. Called when all have one.
  @usableFromInline func start(_ inputs: [any ZipWaiting], _ sendCombined: @escaping (Hub<Result>) throws -> Void) {
    self.inputs = inputs
    emptyCount = inputs.count
    self.sendCombined = sendCombined
  }

  @usableFromInline func inputFilled() throws {
    emptyCount -= 1
    if emptyCount == 0 { return try sendCombined?(self) ?? () }
    if isOfCollection, openCount == 1 { finish() } else { dropUnpairable() }
  }

  @usableFromInline func inputEmptied() {
    emptyCount += 1
  }

  override func inputCompleted() {
    dropUnpairable()
  }

  /// Without this, what the living sources send would be kept for a source that has nothing to add.
  private func dropUnpairable() {
    guard inputs.contains(where: \.isExhausted) else { return }
    for input in inputs { input.dropWaiting() }
  }

  override func closed() {
    inputs = []
    sendCombined = nil
  }
}

/// An input of whatever element.
@usableFromInline protocol ZipWaiting: AnyObject {
  /// True if no element waits and none can arrive.
  var isExhausted: Bool { get }
  func dropWaiting()
}

/// Receives one of the sequences, and keeps its elements until the others have sent as many.
@usableFromInline final class ZipInput<Element, Result>: CombiningInput<Element, Result>, ZipWaiting {
  // Used inside the gate only.
  @usableFromInline @exclusivity(unchecked) var waiting = Queue<Element>()

  @inlinable convenience init(_ hub: borrowing ZipHub<Result>) {
    let receive = HubInput<Element, Result>.receive { element, input in
      let input = unsafeDowncast(input, to: ZipInput<Element, Result>.self)
      let isFirst = input.waiting.isEmpty
      input.waiting.append(element)
      if isFirst { try input.parent.inputFilled() }
    }
    self.init(hub, receive)
  }

  @usableFromInline init(
    _ hub: borrowing ZipHub<Result>,
    _ receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    super.init(hub, receive: receive)
  }

  @inlinable var parent: ZipHub<Result> { unsafeDowncast(hub, to: ZipHub<Result>.self) }

  /// Takes the first of the kept elements; called only when there is one.
  @inlinable func take() -> Element {
    let first = waiting.popFirst().unsafelyUnwrapped
    if waiting.isEmpty { parent.inputEmptied() }
    return first
  }

  @usableFromInline var isExhausted: Bool { isDisposed && waiting.isEmpty }

  @usableFromInline func dropWaiting() {
    guard !waiting.isEmpty else { return }
    _ = waiting.takeAll()
    parent.inputEmptied()
  }
}
