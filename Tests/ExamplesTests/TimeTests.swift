import Dispatch
import Foundation
import Rx
import RxControls
import Testing
import World

@Suite("What Rx is: time and schedulers")
struct TimeTests {
  @Test("the same chain on any scheduler: here on one whose clock is set by hand")
  func historicalScheduler() {
    var got: [Int] = []
    let bag = DisposeBag()
    let scheduler = HistoricalScheduler()
    Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .delay(.seconds(10), scheduler: scheduler)
      .subscribe(onNext: { got.append($0) })
      .disposed(by: bag)
    scheduler.advanceTo(scheduler.clock + 10)
    #expect(got == [])
    scheduler.advanceTo(scheduler.clock + 3.5)
    #expect(got == [0, 1, 2])
  }

  @Test("virtual time: three keystrokes, a pause, and one question")
  func virtualTime() throws {
    var asked: [String] = []
    let bag = DisposeBag()
    let world = VirtualWorld()
    let typed = PublishRelay<String>()
    typed
      .debounce(.milliseconds(300), scheduler: WorldScheduler(world))
      .subscribe(onNext: { asked.append($0) })
      .disposed(by: bag)
    for text in ["R", "Rx", "RxS"] {
      typed.accept(text)
      try world.advance(by: .milliseconds(100))
    }
    #expect(asked == [])
    try world.advance(by: .milliseconds(199))
    #expect(asked == [])
    try world.advance(by: .milliseconds(1))
    #expect(asked == ["RxS"])
  }

  @Test("a day of a clock takes no time, and misses no tick")
  func day() throws {
    var ticks = 0
    let bag = DisposeBag()
    let world = VirtualWorld()
    Observable<Int>.interval(.seconds(60), scheduler: WorldScheduler(world))
      .subscribe(onNext: { _ in ticks += 1 })
      .disposed(by: bag)
    try world.advance(by: .seconds(24 * 60 * 60))
    #expect(ticks == 1440)
  }
}
