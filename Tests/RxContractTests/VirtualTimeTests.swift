import Foundation
import Rx
import Testing

/// Whole numbers as virtual time; one unit stands for ten seconds.
private struct Tens: VirtualTimeConverterType {
  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime) * 10) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int((time.timeIntervalSince1970 / 10).rounded()) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) * 10 }
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int((timeInterval / 10).rounded()) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A scheduler of another module that writes down what it runs.
private class TensScheduler: VirtualTimeScheduler<Tens> {
  private(set) var log: [String] = []

  init() {
    super.init(initialClock: 0, converter: Tens())
  }

  func write(_ name: String) {
    log.append("\(clock) \(name)")
  }

  /// Schedules an action that writes its name and does `work`.
  @discardableResult
  func at(_ time: Int, _ name: String, _ work: @escaping () -> Void = {}) -> any Disposable {
    scheduleAbsoluteVirtual(name, time: time, action: action(work))
  }

  /// An action that writes its name and does `work`.
  func action(_ work: @escaping () -> Void = {}) -> (String) -> any Disposable {
    { name in
      self.write(name)
      work()
      return Disposables.create { self.write("end of \(name)") }
    }
  }
}

/// One that puts what is due now behind the present instant, and only that.
private final class DelayingScheduler: TensScheduler {
  override func adjustScheduledTime(_ time: Int) -> Int {
    time <= clock ? clock + 1 : time
  }
}

@Suite("Virtual time")
struct VirtualTimeTests {
  @Test func `each way to schedule has its instant; the clock shows the real time that its units stand for`() {
    let scheduler = TensScheduler()
    #expect(scheduler.now == Date(timeIntervalSince1970: 0))
    scheduler.at(5, "absolute")
    _ = scheduler.scheduleRelative("relative", dueTime: .seconds(30), action: scheduler.action())
    _ = scheduler.scheduleRelativeVirtual("virtual", dueTime: 4, action: scheduler.action())
    _ = scheduler.schedule("now", action: scheduler.action())
    scheduler.start()
    #expect(scheduler.log == ["0 now", "3 relative", "4 virtual", "5 absolute"])
    #expect(scheduler.clock == 5)
    #expect(scheduler.now == Date(timeIntervalSince1970: 50))
  }

  @Test func `at one instant actions run in the order in which they were scheduled, however that was`() {
    let scheduler = TensScheduler()
    _ = scheduler.scheduleRelative("a", dueTime: .seconds(20), action: scheduler.action())
    scheduler.at(2, "b") {
      _ = scheduler.schedule("d", action: scheduler.action())
    }
    _ = scheduler.scheduleRelativeVirtual("c", dueTime: 2, action: scheduler.action())
    scheduler.start()
    #expect(scheduler.log == ["2 a", "2 b", "2 c", "2 d"])
  }

  @Test func `work for a past instant runs next, and the clock does not move back`() {
    let scheduler = TensScheduler()
    scheduler.sleep(5)
    scheduler.at(5, "now")
    scheduler.at(2, "past")
    _ = scheduler.scheduleRelative("before now", dueTime: .seconds(-20), action: scheduler.action())
    scheduler.start()
    #expect(scheduler.log == ["5 past", "5 before now", "5 now"])
  }

  @Test func `a subclass may put relative work later; absolute and virtual work stays where it was put`() {
    let scheduler = DelayingScheduler()
    _ = scheduler.schedule("now", action: scheduler.action())
    _ = scheduler.scheduleRelative("zero", dueTime: .seconds(0), action: scheduler.action())
    _ = scheduler.scheduleRelative("ten", dueTime: .seconds(10), action: scheduler.action())
    _ = scheduler.scheduleRelativeVirtual("virtual", dueTime: 0, action: scheduler.action())
    scheduler.at(0, "absolute")
    scheduler.start()
    #expect(scheduler.log == ["0 virtual", "0 absolute", "1 now", "1 zero", "1 ten"])
  }

  @Test func `stop lets the running action finish; start continues with the next`() {
    let scheduler = TensScheduler()
    scheduler.at(1, "a") {
      scheduler.stop()
      scheduler.write("after stop")
    }
    scheduler.at(2, "b")
    scheduler.start()
    #expect(scheduler.log == ["1 a", "1 after stop"])
    #expect(scheduler.clock == 1)
    scheduler.start()
    #expect(scheduler.log == ["1 a", "1 after stop", "2 b"])
  }

  @Test func `start from inside an action has no effect`() {
    let scheduler = TensScheduler()
    scheduler.at(1, "a") {
      scheduler.start()
      scheduler.write("still a")
    }
    scheduler.at(2, "b")
    scheduler.start()
    #expect(scheduler.log == ["1 a", "1 still a", "2 b"])
  }

  @Test func `advanceTo runs the actions due up to its instant, and those that they schedule, and sets the clock`() {
    let scheduler = TensScheduler()
    scheduler.at(1, "a") {
      _ = scheduler.scheduleRelative("c", dueTime: .seconds(20), action: scheduler.action())
      _ = scheduler.scheduleRelative("e", dueTime: .seconds(30), action: scheduler.action())
    }
    scheduler.at(3, "b")
    scheduler.at(6, "d")
    scheduler.advanceTo(3)
    #expect(scheduler.log == ["1 a", "3 b", "3 c"])
    scheduler.advanceTo(5)
    #expect(scheduler.log == ["1 a", "3 b", "3 c", "4 e"])
    #expect(scheduler.clock == 5)
    scheduler.start()
    #expect(scheduler.log == ["1 a", "3 b", "3 c", "4 e", "6 d"])
  }

  @Test func `stop in advanceTo skips the remaining actions; the clock is set nevertheless`() {
    let scheduler = TensScheduler()
    scheduler.at(1, "a") { scheduler.stop() }
    scheduler.at(2, "b")
    scheduler.advanceTo(4)
    #expect(scheduler.log == ["1 a"])
    #expect(scheduler.clock == 4)
    scheduler.start()
    #expect(scheduler.log == ["1 a", "4 b"])
  }

  @Test func `sleep advances the clock; actions that became due meanwhile run late`() {
    let scheduler = TensScheduler()
    scheduler.at(1, "a") { scheduler.sleep(3) }
    scheduler.at(2, "b")
    scheduler.start()
    #expect(scheduler.log == ["1 a", "4 b"])
  }

  @Test func `moving the clock back, or from its own action, stops the program`() async {
    await #expect(processExitsWith: .failure) {
      TensScheduler().sleep(-1)
    }
    await #expect(processExitsWith: .failure) {
      let scheduler = TensScheduler()
      _ = scheduler.schedule("a", action: scheduler.action { scheduler.advanceTo(5) })
      scheduler.start()
    }
  }

  @Test func `work that is disposed before its instant does not run, also if another action of that instant does it`() {
    let scheduler = TensScheduler()
    let early = scheduler.at(1, "early")
    early.dispose()
    early.dispose()
    let place = SerialDisposable()
    scheduler.at(2, "a") { place.dispose() }
    place.disposable = scheduler.at(2, "b")
    scheduler.at(3, "c")
    scheduler.start()
    #expect(scheduler.log == ["2 a", "3 c"])
  }

  @Test func `disposing an action that runs, or has run, disposes its result`() {
    let scheduler = TensScheduler()
    let place = SerialDisposable()
    place.disposable = scheduler.at(1, "a") { place.dispose() }
    let second = scheduler.at(2, "b")
    scheduler.start()
    second.dispose()
    second.dispose()
    #expect(scheduler.log == ["1 a", "1 end of a", "2 b", "2 end of b"])
  }

  @Test func `a disposed action at the end of the queue does not move the clock`() {
    let scheduler = TensScheduler()
    scheduler.at(1, "a")
    scheduler.at(9, "b").dispose()
    scheduler.start()
    #expect(scheduler.clock == 1)
  }

  @Test func `schedulePeriodic has its first run, then one each period, each with the state of the one before`() {
    let scheduler = TensScheduler()
    let place = SerialDisposable()
    place.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(20), period: .seconds(30)) { state in
      scheduler.write("\(state)")
      if state == 8 { place.dispose() }
      return state * 2
    }
    scheduler.start()
    #expect(scheduler.log == ["2 1", "5 2", "8 4", "11 8"])
    #expect(scheduler.clock == 11)
  }

  @Test func `what a periodic action takes does not shift its next run; one that is late runs at once`() {
    let scheduler = TensScheduler()
    let subscription = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(20)) { state in
      scheduler.write("\(state)")
      if state == 2 { scheduler.sleep(1) }
      if state == 3 { scheduler.sleep(3) }
      return state + 1
    }
    scheduler.at(10, "end") { subscription.dispose() }
    scheduler.start()
    #expect(scheduler.log == ["1 1", "3 2", "5 3", "8 4", "10 end"])
  }

  @Test func `an endless span is never over`() {
    let scheduler = TensScheduler()
    let subscription = scheduler.scheduleRelative("never", dueTime: .never, action: scheduler.action())
    scheduler.advanceTo(1_000_000)
    #expect(scheduler.log == [])
    subscription.dispose()
    scheduler.start()
    #expect(scheduler.clock == 1_000_000)
  }

  @Test func `thousands of actions in disorder run in order`() {
    let scheduler = TensScheduler()
    var ran: [(time: Int, number: Int)] = []
    var random: UInt64 = 1
    for number in 0..<5_000 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let time = Int(random >> 33) % 100
      let subscription = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
        #expect(scheduler.clock == time)
        ran.append((time, number))
        return Disposables.create()
      }
      if number % 5 == 0 { subscription.dispose() }
    }
    scheduler.start()
    #expect(ran.count == 4_000)
    #expect(zip(ran, ran.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a historical scheduler has dates as its clock, and spans to a fraction of a second`() {
    let start = Date(timeIntervalSince1970: 1_000)
    let scheduler = HistoricalScheduler(initialClock: start)
    #expect(HistoricalScheduler().clock == Date(timeIntervalSince1970: 0))
    #expect(scheduler.now == start)
    var times: [Date] = []
    let spans: [RxTimeInterval] = [.seconds(2), .milliseconds(500), .microseconds(250_000), .nanoseconds(125_000_000)]
    for span in spans {
      _ = scheduler.scheduleRelative((), dueTime: span) { _ in
        times.append(scheduler.clock)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(times == [0.125, 0.25, 0.5, 2].map(start.addingTimeInterval))
    scheduler.advanceTo(start.addingTimeInterval(10))
    scheduler.sleep(5)
    #expect(scheduler.now == start.addingTimeInterval(15))
  }
}
