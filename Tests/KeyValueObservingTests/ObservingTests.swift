import KeyValueObserving
import Testing

@Suite("observe(_:options:changeHandler:)")
struct ObservingTests {
  private let tokens = Tokens()
  let counter = Counter()

  @Test(
    "the options decide about the calls of a handler and their values; the object has its new value from the change on",
    arguments: [
      ([], ["-→- at 5"]), (.old, ["0→- at 5"]), (.new, ["-→5 at 5"]), (.initial, ["-→- at 0", "-→- at 5"]),
      ([.initial, .old, .new], ["-→0 at 0", "0→5 at 5"]), ([.prior, .old, .new], ["prior 0→- at 0", "0→5 at 5"]),
    ] as [(KeyValueObservingOptions, [String])])
  func options(_ options: KeyValueObservingOptions, _ expected: [String]) {
    var calls: [String] = []
    tokens += counter.observe(\.count, options: options) { [counter] object, change in
      #expect(object === counter)
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }.joined(separator: "→")
      calls.append("\(change.isPrior ? "prior " : "")\(values) at \(object.count)")
    }
    counter.count = 5
    #expect(calls == expected)
  }

  @Test func `an observer is registered before its initial call: it is notified of a change that it makes there`() {
    var calls: [String] = []
    tokens += counter.observe(\.count, options: [.initial, .new]) { counter, change in
      calls.append("\(change.newValue ?? -1)")
      if counter.count == 0 { counter.count = 1 }
    }
    #expect(calls == ["0", "1"])
  }

  @Test func `setting an equal value notifies like any other, as with KVO`() {
    var pairs: [[Int?]] = []
    tokens += counter.observe(\.count, options: [.old, .new]) { _, change in
      pairs.append([change.oldValue, change.newValue])
    }
    counter.count = 0
    counter.count = 0
    #expect(pairs == [[0, 0], [0, 0]])
  }

  @Test(
    "the observers of a property are called in the order of registration, first all prior calls, also after a removal")
  func order() {
    var calls: [String] = []
    func observe(_ name: String, _ options: KeyValueObservingOptions = .prior) -> KeyValueObservation {
      counter.observe(\.count, options: options) { _, change in calls.append(change.isPrior ? "\(name) prior" : name) }
    }
    let all = [observe("a"), observe("b"), observe("c", [])]
    all[1].invalidate()
    tokens += observe("d")
    counter.count = 1
    #expect(calls == ["a prior", "d prior", "a", "c", "d"])
    withExtendedLifetime(all) {}
  }
}
