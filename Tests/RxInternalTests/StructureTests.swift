import Dispatch
import Testing

@testable import Rx

@Suite("Data structures")
struct StructureTests {
  @Test func `a bag is the same in whichever order its values go, and others come`() {
    for order in orders(of: Array(0..<5)) {
      var bag = Bag<Int>()
      var expected = (0..<5).map { value in (key: bag.insert(value), value: value) }
      var inFirstPlace: UInt64? = expected[0].key
      for value in order {
        let index = expected.firstIndex { $0.value == value } ?? 0
        let key = expected.remove(at: index).key
        if key == inFirstPlace { inFirstPlace = nil }
        #expect(bag.remove(key) == value)
        #expect(bag.remove(key) == nil)
        let other = value + 10
        if value % 2 == 0 {
          expected.append((bag.insert(other), other))
        } else if inFirstPlace == nil {
          expected.insert((bag.fillFirst(other), other), at: 0)
          inFirstPlace = expected[0].key
        } else {
          expected.append((bag.fillFirst(other), other))
        }
        #expect(values(bag) == expected.map(\.value))
        #expect(bag.count == expected.count)
      }
      let all = bag.takeAll()
      #expect(values(all) == expected.map(\.value))
      #expect(bag.isEmpty)
    }
  }

  private func values(_ bag: Bag<Int>) -> [Int] {
    var (values, reversed): ([Int], [Int]) = ([], [])
    bag.forEach { values.append($0) }
    bag.forEachReversed { reversed.append($0) }
    #expect(reversed == values.reversed())
    return values
  }

  private func orders(of values: [Int]) -> [[Int]] {
    guard !values.isEmpty else { return [[]] }
    return values.flatMap { first in orders(of: values.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test func `a queue gives back in order, through many fillings`() {
    var queue = Queue<Int>()
    var expected = 0
    for number in 0..<1_000 {
      queue.append(number)
      if number % 3 != 0 {
        #expect(queue.popFirst() == expected)
        expected += 1
      }
    }
    #expect(queue.first == expected)
    #expect(queue.takeAll() == Array(expected..<1_000))
    #expect(queue.isEmpty && queue.popFirst() == nil && queue.first == nil)
  }

  @Test func `a replay buffer keeps the last elements and releases the oldest`() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    let left = (1...5).map { number in
      var element = number
      buffer.append(&element)
      return element
    }
    #expect(left == [1, 2, 3, 1, 2])
    let elements = buffer.elements
    #expect(elements == [3, 4, 5])
    var none = ReplayBuffer<Int>(capacity: 0)
    var one = 1
    none.append(&one)
    #expect(none.count == 0)
    let all = buffer.takeAll()
    #expect(all == [3, 4, 5])
    #expect(buffer.count == 0)
  }

  @Test func `spans of time become seconds and back`() {
    #expect(RxTimeInterval.milliseconds(1_500).seconds == 1.5)
    #expect(RxTimeInterval.never.seconds == .infinity)
    #expect(RxTimeInterval(seconds: 0.25) == .nanoseconds(250_000_000))
    #expect(RxTimeInterval(seconds: -1) == .nanoseconds(0))
    #expect(RxTimeInterval(seconds: .infinity) == .never)
  }

  @Test func `a cancelled action in virtual time is released before its instant`() {
    final class Witness {}
    let scheduler = HistoricalScheduler()
    weak var weakWitness: Witness?
    do {
      let witness = Witness()
      weakWitness = witness
      scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in
        withExtendedLifetime(witness) { Disposables.create() }
      }.dispose()
    }
    #expect(weakWitness == nil)
  }
}
