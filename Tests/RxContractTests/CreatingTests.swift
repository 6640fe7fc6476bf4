import Rx
import Testing

@Suite("Creating")
struct CreatingTests {
  @Test("range sends its numbers, then the end, each as an action of its own")
  func range() {
    let scheduler = TestScheduler()
    let events = scheduler.record { Observable.range(start: -1, count: 3, scheduler: scheduler) }
    #expect(events == [.next(201, -1), .next(202, 0), .next(203, 1), .completed(204)])
  }

  @Test("a range reaches the greatest number of its type")
  func rangeGreatest() {
    var got: [Int8] = []
    _ = Observable<Int8>.range(start: 126, count: 2).subscribe(onNext: { got.append($0) })
    #expect(got == [126, 127])
    var last: Int?
    _ = Observable<Int>.range(start: .max, count: 1).subscribe(onNext: { last = $0 })
    #expect(last == .max)
  }

  @Test("an error thrown by the condition or the iteration of generate ends it")
  func generateThrows() {
    let scheduler = TestScheduler()
    let events = scheduler.record {
      Observable.generate(initialState: 1, condition: { _ in throw TestError.planned }, scheduler: scheduler) { $0 + 1 }
    }
    #expect(events == [.error(201)])
    let second = TestScheduler()
    let others = second.record {
      Observable.generate(initialState: 1, condition: { _ in true }, scheduler: second) { _ in throw TestError.planned }
    }
    #expect(others == [.next(201, 1), .error(202)])
  }

  @Test("generate iterates no more often than it sends")
  func generateTake() {
    var iterations = 0
    var got: [Int] = []
    let numbers = Observable.generate(initialState: 0, condition: { _ in true }) { number in
      iterations += 1
      return number + 1
    }
    for _ in 1...2 { _ = numbers.take(3).subscribe(onNext: { got.append($0) }) }
    #expect(got == [0, 1, 2, 0, 1, 2])
    #expect(iterations == 4)
  }

  @Test("repeatElement sends until it is disposed")
  func repeatElement() {
    let scheduler = TestScheduler()
    let events = scheduler.record(disposed: 204) { Observable.repeatElement("x", scheduler: scheduler) }
    #expect(events == [.next(201, "x"), .next(202, "x"), .next(203, "x")])
    var count = 0
    _ = Observable.repeatElement(1).take(5).subscribe(onNext: { count += $0 })
    #expect(count == 5)
  }

  @Test("repeatElement, range and generate take turns with others on the current thread")
  func turns() {
    var got: [Int] = []
    _ = Observable.merge(
      .range(start: 1, count: 2), .generate(initialState: 10, condition: { $0 < 12 }) { $0 + 1 },
      .repeatElement(0)
    ).take(8).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 10, 0, 2, 11, 0, 0, 0])
  }

  @Test("an optional on a scheduler is one element and an end, or the end")
  func optional() {
    let scheduler = TestScheduler()
    #expect(
      scheduler.record { Observable.from(optional: 1, scheduler: scheduler) } == [.next(201, 1), .completed(202)])
    let second = TestScheduler()
    #expect(second.record { Observable<Int>.from(optional: nil, scheduler: second) } == [.completed(201)])
  }
}
