extension ImmediateSchedulerType {
  /// Runs `action`, which may ask for its next run with another state. The stack does not grow with the runs.
  ///
  /// - Parameters:
  ///   - state: what the first run gets.
  ///   - action: gets the state, and a function that schedules the next run.
  /// - Returns: what cancels the runs to come.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(action) { state, run in schedule(state, action: run) }
    recursion.schedule(state)
    return recursion.pending
  }
}

/// An action that schedules itself.
final class Recursion<State> {
  /// The runs that are scheduled and have not begun.
  let pending = CompositeDisposable()

  private let action: (State, (State) -> Void) -> Void
  private let scheduleOne: (State, @escaping (State) -> any Disposable) -> any Disposable

  init(
    _ action: @escaping (State, (State) -> Void) -> Void,
    scheduleOne: @escaping (State, @escaping (State) -> any Disposable) -> any Disposable
  ) {
    self.action = action
    self.scheduleOne = scheduleOne
  }

  func schedule(_ state: State) {
    // The run may begin, and even end, before `scheduleOne` returns its disposable: so its place is made first.
    let run = Subscription()
    guard let key = pending.insert(run) else { return }
    run.setUpstream(
      scheduleOne(state) { state in
        self.pending.remove(for: key)
        if !self.pending.isDisposed { self.action(state, self.schedule) }
        return Disposables.create()
      })
  }
}
