extension ObservableType {
  /// At each tick the latest element, if it has not been sent before.
  ///
  /// The end of the sampler is its last tick. The end of the source is noticed at the next tick; if the sampler has
  /// ended before, it is never noticed.
  ///
  /// - Parameters:
  ///   - sampler: ticks with each of its elements, whatever they are. It is subscribed after the source.
  ///   - defaultValue: sent at a tick without a new element; nil for nothing.
  /// - Errors: those of the source and of the sampler, at once; a waiting element is dropped.
  ///
  ///     source             a b - - c - |
  ///     sampler            - - x - - x - x |
  ///     sample(sampler)    - - b - - c - |
  public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Wired { sink in
      let hub = Hub(sink)
      let elements = SampledInput(hub)
      let ticks = SamplerInput<Source.Element, Element>(elements, defaultValue)
      hub.wire {
        source.attach(elements)
        sampler.attach(ticks)
      }
    }
  }
}

/// Keeps the latest element for the next tick.
private final class SampledInput<Element>: HubInput<Element, Element> {
  private var waiting: Element?
  private(set) var isComplete = false

  override func received(_ element: Element) {
    waiting = element
  }

  override func receivedCompletion() {
    isComplete = true
    hub.remove(self)
  }

  func takeWaiting() -> Element? {
    defer { waiting = nil }
    return waiting
  }
}

private final class SamplerInput<Tick, Element>: HubInput<Tick, Element> {
  private let elements: SampledInput<Element>
  private let defaultValue: Element?

  init(_ elements: SampledInput<Element>, _ defaultValue: Element?) {
    self.elements = elements
    self.defaultValue = defaultValue
    super.init(elements.hub)
  }

  override func received(_ tick: Tick) {
    sendSample()
  }

  override func receivedCompletion() {
    sendSample()
  }

  private func sendSample() {
    if let element = elements.takeWaiting() ?? defaultValue { hub.send(element) }
    if elements.isComplete { hub.finish() }
  }
}
