/// The elements of several sequences, combined in step: the mechanics of `zip`.
final class Zip<Result>: Producer<Result> {
  private let start: (ZipHub<Result>) -> Void

  /// - Parameter start: makes the inputs and starts the hub with them.
  init(_ start: @escaping (ZipHub<Result>) -> Void) {
    self.start = start
  }

  override func run(_ sink: Sink<Result>) {
    start(ZipHub(sink))
  }
}

final class ZipHub<Result>: Hub<Result> {
  // Used inside the gate only.
  private var inputs: [any ZipWaiting] = []
  private var combine: (() throws -> Result)?

  /// Subscribes to the sources of all inputs, in their order.
  ///
  /// - Parameter combine: takes an element of each input and makes a result of them. Called when all have one.
  func start(_ inputs: [any ZipWaiting], _ combine: @escaping () throws -> Result) {
    gate.perform {
      guard !self.isDisposed else { return }
      self.inputs = inputs
      self.combine = combine
    }
    for input in inputs { input.start() }
  }

  fileprivate func elementArrived() {
    guard inputs.allSatisfy(\.hasElement), let combine else { return dropUnpairable() }
    do { send(try combine()) } catch { fail(error) }
  }

  fileprivate func sourceCompleted() {
    if inputCount == 0 { finish() } else { dropUnpairable() }
  }

  /// Without this, what the living sources send would be kept for a source that has nothing to add.
  private func dropUnpairable() {
    guard inputs.contains(where: \.isExhausted) else { return }
    for input in inputs { input.dropWaiting() }
  }

  override func closed() {
    inputs = []
    combine = nil
  }
}

/// An input of whatever element.
protocol ZipWaiting {
  /// Whether an element waits.
  var hasElement: Bool { get }
  /// Whether none waits and none can come.
  var isExhausted: Bool { get }
  func start()
  func dropWaiting()
}

/// Receives one of the sequences, and keeps its elements until the others have sent as many.
final class ZipInput<Element, Result>: HubInput<Element, Result>, ZipWaiting {
  private let parent: ZipHub<Result>
  private let source: Observable<Element>
  private var waiting = Queue<Element>()

  init(_ source: Observable<Element>, _ parent: ZipHub<Result>) {
    self.source = source
    self.parent = parent
    super.init(parent)
  }

  var hasElement: Bool { !waiting.isEmpty }
  var isExhausted: Bool { isDisposed && waiting.isEmpty }

  /// Takes the first of the kept elements; called only when there is one.
  func take() -> Element { waiting.popFirst().unsafelyUnwrapped }

  func start() {
    source.attach(self)
  }

  func dropWaiting() {
    _ = waiting.takeAll()
  }

  override func received(_ element: Element) {
    waiting.append(element)
    parent.elementArrived()
  }

  override func receivedCompletion() {
    parent.sourceCompleted()
  }
}
