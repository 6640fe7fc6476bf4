import Dispatch

nonisolated extension World {
  /// The duration of a piece of work off the main queue in a virtual world, which has no clock to measure it.
  public static let backgroundTime: Duration = .milliseconds(100)

  /// Runs `work` off the main queue: on a thread in a live world. It comes back with `post`. From any thread.
  ///
  /// A virtual world has no threads: it runs the work as part of its own, at this instant if the main queue told it,
  /// `backgroundTime` later if other such work goes on with it. Meanwhile `isOnMainQueue` is false there too.
  @discardableResult
  public final func background(_ work: @escaping @Sendable () -> Void) -> BackgroundWork {
    let work = BackgroundWork(UnderWay(inbox), work)
    start(work)
    return work
  }

  /// Goes through `elements` off the main queue, each a piece of work of its own, and hands them out there.
  ///
  /// - Returns: what ends it before the next element; one that was handed out may still be on its way back.
  @discardableResult
  public final func background<Elements: Sequence & Sendable>(
    each elements: Elements, _ receive: @escaping @Sendable (Elements.Element) -> Void
  ) -> any Cancellable {
    let loop = BackgroundLoop<Elements>(self, receive)
    loop.start(elements)
    return loop
  }

  /// Tells of a mistake that an app would be told of by its tools: who listens with `onMistake`, else standard error.
  public final func report(_ mistake: String) {
    post { [weak self] in self?.tell(mistake) }
  }
}
