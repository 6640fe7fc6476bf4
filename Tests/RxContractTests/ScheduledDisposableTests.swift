import Rx
import Testing

@Suite("Scheduled disposables")
struct ScheduledDisposableTests {
  @Test("a scheduled disposable disposes on its scheduler")
  func scheduled() {
    let scheduler = TestScheduler()
    var time: Int?
    let disposable = ScheduledDisposable(
      scheduler: scheduler, disposable: Disposables.create { time = scheduler.clock })
    scheduler.at(210) { disposable.dispose() }
    scheduler.start()
    #expect(time == 211)
    #expect(disposable.isDisposed)
  }

  @Test("a scheduled disposable knows its scheduler, and is disposed when that has done it, once")
  func scheduledOnce() {
    let scheduler = TestScheduler()
    let log = DisposalLog()
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: log.make("x"))
    #expect(disposable.scheduler as? TestScheduler === scheduler)
    disposable.dispose()
    disposable.dispose()
    #expect(!disposable.isDisposed)
    #expect(log.names == [])
    scheduler.start()
    #expect(disposable.isDisposed)
    #expect(log.names == ["x"])
    disposable.dispose()
    scheduler.start()
    #expect(log.names == ["x"])
  }
}
