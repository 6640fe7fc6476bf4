import Rx
import Testing

@Suite("Scheduled disposables")
struct ScheduledDisposableTests {
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
