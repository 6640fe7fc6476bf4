import Rx
import RxControls
import Testing
import World

@MainActor struct SharingSchedulerTests {
  @Test func `inside mock they deliver on the given scheduler, outside they do not`() {
    let counting = CountingScheduler()
    SharingScheduler.mock(scheduler: counting) {
      _ = Observable.just(1).asDriver(onErrorJustReturn: 0).drive()
      _ = Observable.just(1).asSignal(onErrorJustReturn: 0).emit()
    }
    let inside = counting.count
    #expect(inside > 0)
    _ = Observable.just(1).asDriver(onErrorJustReturn: 0).drive()
    #expect(counting.count == inside)
    #expect(SharingScheduler.make() is WorldScheduler)
  }

  @Test func `the innermost mock counts, and makes a scheduler for each driver`() {
    var made = 0
    SharingScheduler.mock(scheduler: CountingScheduler()) {
      SharingScheduler.mock(makeScheduler: {
        made += 1
        return CountingScheduler()
      }) {
        _ = Observable.just(1).asDriver(onErrorJustReturn: 0)
        _ = Observable.just(2).asDriver(onErrorJustReturn: 0)
      }
      #expect(SharingScheduler.make() is CountingScheduler)
    }
    #expect(made == 2)
  }

  @Test func `mock rethrows an error`() {
    #expect(throws: TestError.self) {
      try SharingScheduler.mock(scheduler: CountingScheduler()) { throw TestError() }
    }
  }
}

/// Runs everything at once and counts.
private final class CountingScheduler: SchedulerType {
  private(set) var count = 0
  var now: RxTime { WorldScheduler.epoch }

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    count += 1
    return action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    schedule(state, action: action)
  }
}
