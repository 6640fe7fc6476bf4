/// The latest elements of several sequences in one result: the mechanics of `combineLatest`.
final class CombineLatest<Result>: Producer<Result> {
  private let start: (CombineLatestHub<Result>) -> Void

  /// - Parameter start: makes the inputs and starts the hub with them.
  init(_ start: @escaping (CombineLatestHub<Result>) -> Void) {
    self.start = start
  }

  override func run(_ sink: Sink<Result>) {
    start(CombineLatestHub(sink))
  }
}

final class CombineLatestHub<Result>: Hub<Result> {
  // Used inside the gate only.
  private var combine: (() throws -> Result)?
  private var silentCount = 0

  /// Subscribes to the sources of all inputs, in their order.
  ///
  /// - Parameter combine: makes a result of the inputs' elements. Called when all have one.
  func start(_ inputs: [any CombineLatestStart], _ combine: @escaping () throws -> Result) {
    silentCount = inputs.count
    self.combine = combine
    for input in inputs { input.start() }
  }

  fileprivate func inputChanged(isFirst: Bool) {
    if isFirst { silentCount -= 1 }
    guard silentCount == 0, let combine else {
      // Nobody is left who could send what is missing.
      if inputCount == 1 { finish() }
      return
    }
    do { send(try combine()) } catch { fail(error) }
  }

  override func closed() {
    combine = nil
  }
}

/// An input of whatever element.
protocol CombineLatestStart {
  func start()
}

/// Receives one of the sequences, and keeps its latest element.
final class CombineLatestInput<Element, Result>: HubInput<Element, Result>, CombineLatestStart {
  private let parent: CombineLatestHub<Result>
  private let source: Observable<Element>
  private var stored: Element?

  init(_ source: Observable<Element>, _ parent: CombineLatestHub<Result>) {
    self.source = source
    self.parent = parent
    super.init(parent)
  }

  /// The latest element; asked only when there is one.
  var latest: Element { stored.unsafelyUnwrapped }

  func start() {
    source.attach(self)
  }

  override func received(_ element: Element) {
    let isFirst = stored == nil
    stored = element
    parent.inputChanged(isFirst: isFirst)
  }

  override func receivedCompletion() {
    if hub.inputCount == 0 { hub.finish() }
  }
}
