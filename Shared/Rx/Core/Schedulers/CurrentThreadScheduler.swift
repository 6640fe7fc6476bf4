import Foundation

/// Runs actions on the thread that schedules them, one after another: an action that is scheduled by a running one
/// begins when that one is done (a *trampoline*).
public class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The only one: its work is kept per thread.
  nonisolated(unsafe) public static let instance = CurrentThreadScheduler()

  init() {}

  /// A Boolean value indicating whether this thread's trampoline is idle, so that scheduled work would start at once.
  public static var isScheduleRequired: Bool {
    !Trampoline.isRunning
  }

  /// Runs `action` now, or after the running one.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard Trampoline.isRunning else {
      var disposable: any Disposable = NothingToDispose()
      Trampoline.run { disposable = action(state) }
      return disposable
    }
    let item = TrampolineAction(state, action)
    Trampoline.enqueue(item)
    return item
  }
}

/// Work that waits on a trampoline.
class TrampolineItem: Subscription {
  func run() {
    preconditionFailure("an item overrides run")
  }
}

private final class TrampolineAction<State>: TrampolineItem {
  private let state: State
  private let action: (State) -> any Disposable

  init(_ state: State, _ action: @escaping (State) -> any Disposable) {
    self.state = state
    self.action = action
  }

  override func run() {
    if !isDisposed { setUpstream(action(state)) }
  }
}

/// The queue of a thread on which something runs. It lives on the stack of the outermost call.
enum Trampoline {
  // Each thread's value is a pointer to its running queue, or nil.
  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var isRunning: Bool {
    pthread_getspecific(key) != nil
  }

  /// True if no work waits behind the running work.
  static var isEmpty: Bool {
    pthread_getspecific(key)?.assumingMemoryBound(to: Queue<TrampolineItem>.self).pointee.isEmpty ?? true
  }

  /// Runs `body`, then all that it has enqueued. Called only if nothing is running.
  static func run(_ body: () -> Void) {
    var queue = Queue<TrampolineItem>()
    withUnsafeMutablePointer(to: &queue) { queue in
      pthread_setspecific(key, queue)
      body()
      while let item = queue.pointee.popFirst() { item.run() }
      pthread_setspecific(key, nil)
    }
  }

  /// Puts an item behind the work that is running.
  static func enqueue(_ item: TrampolineItem) {
    pthread_getspecific(key)?.assumingMemoryBound(to: Queue<TrampolineItem>.self).pointee.append(item)
  }
}
