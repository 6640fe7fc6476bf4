import Dispatch

nonisolated extension World {
  /// The duration of a piece of work off the main queue in a virtual world, which has no clock to measure it.
  public static let backgroundTime: Duration = .milliseconds(100)

  /// Runs `work` off the main queue: on a thread in a live world. It comes back with `post`. From any thread.
  ///
  /// A virtual world has no threads: it runs the work as part of its own, at this instant if the main queue started it,
  /// `backgroundTime` later if other such work continues with it. Meanwhile `isOnMainQueue` is false there too.
  @discardableResult
  public final func background(_ work: @escaping @Sendable () -> Void) -> BackgroundWork {
    let work = BackgroundWork(UnderWay(inbox), work)
    start(work)
    return work
  }

  /// Iterates over `elements` off the main queue, each a piece of work of its own, and passes them to `receive` there.
  ///
  /// - Returns: An object that ends it before the next element; one that was passed on may still be on its way back.
  @discardableResult
  public final func background<Elements: Sequence & Sendable>(
    each elements: Elements, _ receive: @escaping @Sendable (Elements.Element) -> Void
  ) -> any Cancellable {
    let loop = BackgroundLoop<Elements>(self, receive)
    loop.start(elements)
    return loop
  }

  /// Reports a mistake that an app would learn of from its tools: to `onMistake`, else to standard error.
  public final func report(_ mistake: String) {
    post { [weak self] in self?.tell(mistake) }
  }
}
