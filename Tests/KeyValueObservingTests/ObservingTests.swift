import KeyValueObserving
import Testing

@Suite("observe(_:options:changeHandler:)")
struct ObservingTests {
  let counter = Counter()

  @Test("without options there is one call per change, without values")
  func plain() {
    var calls: [ObservedChange<Int>] = []
    let token = counter.observe(\.count) { _, change in calls.append(change) }
    #expect(calls.isEmpty)
    counter.count = 5
    #expect(calls.count == 1)
    #expect(calls.first?.oldValue == nil)
    #expect(calls.first?.newValue == nil)
    #expect(calls.first?.isPrior == false)
    withExtendedLifetime(token) {}
  }

  @Test("the handler gets the object, with the new value already in it")
  func object() {
    var seen: [Int] = []
    let token = counter.observe(\.count) { [counter] object, _ in
      #expect(object === counter)
      seen.append(object.count)
    }
    counter.count = 5
    counter.count += 2
    #expect(seen == [5, 7])
    withExtendedLifetime(token) {}
  }

  @Test("with .old alone there is no new value, with .new alone no old one")
  func oneValue() {
    var old: [Int?] = []
    var new: [Int?] = []
    let tokens = [
      counter.observe(\.count, options: .old) { _, change in old += [change.oldValue, change.newValue] },
      counter.observe(\.count, options: .new) { _, change in new += [change.oldValue, change.newValue] },
    ]
    counter.count = 5
    #expect(old == [0, nil])
    #expect(new == [nil, 5])
    withExtendedLifetime(tokens) {}
  }

  @Test(".initial calls during the registration, with the new value if asked for and never an old one")
  func initial() {
    var calls: [String] = []
    let tokens = [
      counter.observe(\.count, options: .initial) { _, change in calls.append("\(change)") },
      counter.observe(\.count, options: [.initial, .old, .new]) { _, change in calls.append("\(change)") },
    ]
    #expect(
      calls == [
        "ObservedChange<Int>(oldValue: nil, newValue: nil, isPrior: false)",
        "ObservedChange<Int>(oldValue: nil, newValue: Optional(0), isPrior: false)",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test("an observer is registered before its initial call: it is notified of a change that it makes there")
  func changeInInitialCall() {
    var calls: [String] = []
    let token = counter.observe(\.count, options: [.initial, .new]) { counter, change in
      calls.append("\(change.newValue ?? -1)")
      if counter.count == 0 { counter.count = 1 }
    }
    #expect(calls == ["0", "1"])
    withExtendedLifetime(token) {}
  }

  @Test(".prior adds a call before the change: the property still has the old value, and there is no new one")
  func prior() {
    var calls: [String] = []
    let token = counter.observe(\.count, options: [.prior, .old, .new]) { counter, change in
      calls.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1) at \(counter.count)")
    }
    counter.count = 5
    #expect(calls == ["true 0 -1 at 0", "false 0 5 at 5"])
    withExtendedLifetime(token) {}
  }

  @Test("setting an equal value notifies like any other, as with KVO")
  func equalValue() {
    var pairs: [[Int?]] = []
    let token = counter.observe(\.count, options: [.old, .new]) { _, change in
      pairs.append([change.oldValue, change.newValue])
    }
    counter.count = 0
    counter.count = 0
    #expect(pairs == [[0, 0], [0, 0]])
    withExtendedLifetime(token) {}
  }

  @Test("the observers of one property are called in the order of registration, first all prior calls")
  func order() {
    var calls: [String] = []
    let tokens = ["a", "b", "c"].map { name in
      counter.observe(\.count, options: name == "b" ? [] : .prior) { _, change in
        calls.append(change.isPrior ? "\(name) prior" : name)
      }
    }
    counter.count = 1
    #expect(calls == ["a prior", "c prior", "a", "b", "c"])
    withExtendedLifetime(tokens) {}
  }

  @Test("the order stays that of registration when one in the middle is removed and added again")
  func orderAfterRemoval() {
    var calls: [String] = []
    let first = counter.observe(\.count) { _, _ in calls.append("a") }
    var second = counter.observe(\.count) { _, _ in calls.append("b") }
    let third = counter.observe(\.count) { _, _ in calls.append("c") }
    second.invalidate()
    second = counter.observe(\.count) { _, _ in calls.append("d") }
    counter.count = 1
    #expect(calls == ["a", "c", "d"])
    withExtendedLifetime((first, second, third)) {}
  }
}
