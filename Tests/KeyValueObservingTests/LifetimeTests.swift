import KeyValueObserving
import Testing

@Suite("Lifetimes")
struct LifetimeTests {
  @Test func `an observation that is not stored has ended`() {
    let counter = Counter()
    var calls = 0
    _ = counter.observe(\.count, options: .initial) { _, _ in calls += 1 }
    counter.count = 1
    #expect(calls == 1)
    #expect(counter.observers.count == 0)
  }

  @Test func `the token does not retain the object, and may outlive it`() {
    var counter: Counter? = Counter()
    weak let remains = counter
    var calls = 0
    let token = counter?.observe(\.count) { _, _ in calls += 1 }
    counter = nil
    #expect(remains == nil)
    token?.invalidate()
    #expect(calls == 0)
  }

  @Test("the handler and its captures are released at invalidate, at the end of the token, and at that of the object")
  func captures() {
    var counter: Counter? = Counter()
    var captured: [Counter?] = [Counter(), Counter(), Counter()]
    weak let first = captured[0]
    weak let second = captured[1]
    weak let third = captured[2]
    var tokens = captured.map { captured in counter?.observe(\.count) { _, _ in captured?.count += 1 } }
    captured = []
    #expect(first != nil)
    tokens[0]?.invalidate()
    #expect(first == nil)
    #expect(second != nil)
    tokens[1] = nil
    #expect(second == nil)
    #expect(third != nil)
    counter = nil
    #expect(third == nil)
    withExtendedLifetime(tokens) {}
  }

  @Test("an object that observes itself and stores the token is deallocated, if the handler does not capture it")
  func selfObservation() {
    var observer: SelfObserver? = SelfObserver()
    weak let remains = observer
    observer?.value = 3
    #expect(observer?.seen == [3])
    observer = nil
    #expect(remains == nil)
  }

  @Test func `the end of the object ends its observation of an inner one that lives on`() {
    var game: Game? = Game()
    let level = Level("kept")
    game?.level = level
    var calls = 0
    let token = game?.observe(\.level.text) { _, _ in calls += 1 }
    level.text = "heard"
    game = nil
    level.text = "unheard"
    #expect(calls == 1)
    withExtendedLifetime(token) {}
  }

  @Test func `observations may end on other threads while the property is set`() async {
    let counter = Counter()
    var calls = 0
    let tokens = (0..<200).map { _ in counter.observe(\.count) { _, _ in calls += 1 } }
    let ending = Task.detached {
      for token in tokens { token.invalidate() }
    }
    for value in 0..<200 { counter.count = value }
    await ending.value
    #expect(counter.observers.count == 0)
    let before = calls
    counter.count = 0
    #expect(calls == before)
  }

  @Test func `objects of several threads are observed at the same time, each by its own observer`() async {
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let game = Game()
          var length = 0
          let token = game.observe(\.level.text, options: .new) { _, change in length += change.newValue?.count ?? 0 }
          for _ in 0..<100 { game.level.text += "." }
          game.level = Level("")
          token.invalidate()
          return length
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 5350, count: 8))
  }
}

private final class SelfObserver: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var value = 0
  private(set) var seen: [Int] = []
  private var token: KeyValueObservation?

  init() {
    token = observe(\.value) { observer, _ in observer.seen.append(observer.value) }
  }
}
