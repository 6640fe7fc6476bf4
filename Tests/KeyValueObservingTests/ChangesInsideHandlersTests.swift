import KeyValueObserving
import Testing

@Suite("Changes inside change handlers")
struct ChangesInsideHandlersTests {
  private let tokens = Tokens()
  let counter = Counter()

  @Test(
    "a change made in a handler reaches all observers before the rest receive the first; each keeps its old and new")
  func nested() {
    var calls: [String] = []
    tokens += counter.observe(\.count, options: [.old, .new]) { counter, change in
      calls.append("a \(change.oldValue ?? -1)→\(change.newValue ?? -1)")
      if counter.count == 1 { counter.count = 2 }
    }
    tokens += counter.observe(\.count, options: [.old, .new]) { counter, change in
      calls.append("b \(change.oldValue ?? -1)→\(change.newValue ?? -1) at \(counter.count)")
    }
    counter.count = 1
    #expect(calls == ["a 0→1", "a 1→2", "b 1→2 at 2", "b 0→1 at 2"])
  }

  @Test func `a change made in a prior call comes first, and the old value is the one that is replaced at last`() {
    var calls: [String] = []
    var hasChanged = false
    tokens += counter.observe(\.count, options: .prior) { counter, change in
      guard !hasChanged else { return }
      hasChanged = true
      counter.count = 3
    }
    tokens += counter.observe(\.count, options: [.old, .new]) { _, change in
      calls.append("\(change.oldValue ?? -1)→\(change.newValue ?? -1)")
    }
    counter.count = 5
    #expect(calls == ["0→3", "3→5"])
  }

  @Test func `an observer that ends itself while it is called is not called again`() {
    var calls = 0
    var token: KeyValueObservation?
    token = counter.observe(\.count) { _, _ in
      calls += 1
      token?.invalidate()
      token = nil
    }
    counter.count = 1
    counter.count = 2
    #expect(calls == 1)
  }

  @Test func `an observer that another one removes is not called any more for this change`() {
    var calls: [String] = []
    var second: KeyValueObservation?
    let first = counter.observe(\.count) { _, _ in
      calls.append("a")
      second = nil
    }
    second = counter.observe(\.count) { _, _ in calls.append("b") }
    let third = counter.observe(\.count) { _, _ in calls.append("c") }
    counter.count = 1
    #expect(calls == ["a", "c"])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `an observer that removes itself in the prior call is not notified of the change`() {
    var calls: [Bool] = []
    var token: KeyValueObservation?
    token = counter.observe(\.count, options: .prior) { _, change in
      calls.append(change.isPrior)
      token?.invalidate()
    }
    counter.count = 1
    #expect(calls == [true])
  }

  @Test(arguments: [true, false])
  func `an observer that is added during a change is notified of the next one`(inPriorCall: Bool) {
    var calls: [String] = []
    var added: KeyValueObservation?
    tokens += counter.observe(\.count, options: .prior) { counter, change in
      calls.append(change.isPrior ? "a prior" : "a")
      guard change.isPrior == inPriorCall, added == nil else { return }
      added = counter.observe(\.count, options: [.old, .new]) { _, change in
        calls.append("b \(change.oldValue ?? -1)→\(change.newValue ?? -1)")
      }
    }
    counter.count = 1
    #expect(calls == ["a prior", "a"])
    counter.count = 2
    #expect(calls == ["a prior", "a", "a prior", "a", "b 1→2"])
  }

  @Test func `an observer of an inner object that is added in the prior call follows the new object`() {
    let game = Game()
    var texts: [String] = []
    var added: KeyValueObservation?
    tokens += game.observe(\.level, options: .prior) { game, _ in
      if added == nil { added = game.observe(\.level.text) { game, _ in texts.append(game.level.text) } }
    }
    game.level = Level("two")
    #expect(texts.isEmpty)
    game.level.text = "two and a half"
    #expect(texts == ["two and a half"])
  }

  @Test func `an object that a handler releases lives until all observers are notified`() {
    var calls: [String] = []
    var object: Counter? = Counter()
    weak let remains = object
    let tokens = ["a", "b"].map { name in
      object?.observe(\.count) { _, _ in
        calls.append(name)
        object = nil
      }
    }
    object?.count = 1
    #expect(calls == ["a", "b"])
    #expect(remains == nil)
    withExtendedLifetime(tokens) {}
  }
}
