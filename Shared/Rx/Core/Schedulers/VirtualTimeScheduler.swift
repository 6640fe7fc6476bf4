import Foundation

/// A scheduler whose clock moves only on request, from one due action to the next: time in a test.
///
/// Actions that are due at the same instant run in the order in which they were scheduled. It is used from one thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// An instant of the clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A span between two instants of the clock.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  // The first action stands last.
  private var queue: [VirtualTimeAction<VirtualTime>] = []
  private var isRunning = false

  /// The clock.
  public private(set) var clock: VirtualTime

  /// A scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    clock = initialClock
  }

  /// The real instant that the clock stands for.
  public var now: RxTime {
    converter.convertFromVirtualTime(clock)
  }

  /// Runs `action` at the present instant, as `adjustScheduledTime` changes it.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Runs `action` when the clock has moved on by `dueTime`, as `adjustScheduledTime` changes that instant.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    // An endless span leads to an instant too: a converter may not know what to do with infinity.
    let time = dueTime == .never ? Date.distantFuture : now.addingTimeInterval(dueTime.seconds)
    let adjusted = adjustScheduledTime(converter.convertToVirtualTime(time))
    return scheduleAbsoluteVirtual(state, time: adjusted, action: action)
  }

  /// Runs `action` when the clock has moved on by `dueTime`, a virtual span.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` when the clock gets to `time`; if that has passed, as the next one.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = VirtualTimeAction(time: time) { action(state) }
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if converter.compareVirtualTime(time, queue[middle].time) == .lessThan { low = middle + 1 } else { high = middle }
    }
    queue.insert(item, at: low)
    return item
  }

  /// The instant at which work that `schedule` and `scheduleRelative` have put at `time` is done; a subclass may move
  /// it, for example behind the present one.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  /// Runs all actions, and those that they schedule, until there is none or `stop` is called.
  public func start() {
    run { _ in true }
  }

  /// Runs the actions that are due up to and including `virtualTime`, until `stop` is called, and sets the clock to it.
  public func advanceTo(_ virtualTime: VirtualTime) {
    precondition(!isRunning, "the scheduler is already running")
    run { self.converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    clock = virtualTime
  }

  /// Sets the clock on by `virtualInterval` without running anything. It cannot move backwards.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(converter.compareVirtualTime(time, clock) != .lessThan, "the scheduler cannot sleep into the past")
    clock = time
  }

  /// Makes `start` or `advanceTo` return after the running action.
  public func stop() {
    isRunning = false
  }

  /// Runs what is due at an instant that `isDue`, until it is stopped.
  private func run(while isDue: (VirtualTime) -> Bool) {
    guard !isRunning else { return }
    isRunning = true
    while isRunning {
      guard let item = nextAction(), isDue(item.time) else { break }
      queue.removeLast()
      if converter.compareVirtualTime(item.time, clock) == .greaterThan { clock = item.time }
      item.run()
    }
    isRunning = false
  }

  private func nextAction() -> VirtualTimeAction<VirtualTime>? {
    while let first = queue.last {
      if !first.isDisposed { return first }
      queue.removeLast()
    }
    return nil
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The clock and what is waiting.
  public var debugDescription: String {
    "\(type(of: self))(clock: \(clock), waiting: \(queue.count))"
  }
}

/// An action that waits for its instant. A cancelled action releases its work at once, wherever it is in the queue.
private final class VirtualTimeAction<Time>: Subscription {
  let time: Time
  private var work: (() -> any Disposable)?

  init(time: Time, work: @escaping () -> any Disposable) {
    self.time = time
    self.work = work
  }

  func run() {
    guard let work else { return }
    self.work = nil
    setUpstream(work())
  }

  override func disposed() {
    work = nil
  }
}
