import Synchronization

extension SchedulerType {
  /// Repeats `action` by scheduling each tick when the one before comes. Runs do not overlap: one whose tick comes
  /// while another runs has its turn after that.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let repetition = Repetition(state, action)
    let recursion = Recursion(repetition.take) { turn, run in
      switch turn {
      case .first: scheduleRelative(turn, dueTime: startAfter, action: run)
      case .next: scheduleRelative(turn, dueTime: period, action: run)
      case .late: schedule(turn, action: run)
      }
    }
    recursion.schedule(.first)
    return recursion.pending
  }
}

private enum Turn {
  case first
  case next
  case late
}

/// A periodic action on a scheduler that has only single ones.
private final class Repetition<State> {
  private let action: (State) -> State
  private var state: State
  // The ticks whose run is not over.
  private let ticks = Atomic<Int>(0)

  init(_ state: State, _ action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  func take(_ turn: Turn, _ schedule: (Turn) -> Void) {
    if turn != .late {
      // The next tick is placed first: what the action takes does not shift it.
      schedule(.next)
      guard ticks.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    }
    state = action(state)
    if ticks.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 { schedule(.late) }
  }
}
