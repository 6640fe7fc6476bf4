import KeyValueObserving
import Testing

@Suite("Key paths")
struct KeyPathTests {
  private let tokens = Tokens()

  @Test func `a nested key path follows the inner property, and the object that holds it`() {
    let game = Game()
    var calls: [String] = []
    tokens += game.observe(\.level.text, options: [.old, .new]) { _, change in
      calls.append("\(change.oldValue ?? "-")→\(change.newValue ?? "-")")
    }
    game.level.text = "two"
    game.level = Level("three")
    game.level.text = "four"
    #expect(calls == ["one→two", "two→three", "three→four"])
  }

  @Test func `an inner object that was replaced is not observed any more, and is released`() {
    let game = Game()
    var calls = 0
    tokens += game.observe(\.level.text) { _, _ in calls += 1 }
    let before = game.level
    game.level = Level("two")
    #expect(calls == 1)
    before.text = "late"
    #expect(calls == 1)
    weak let replaced = game.level
    game.level = before
    #expect(replaced == nil)
    before.text = "back"
    #expect(calls == 3)
  }

  @Test func `the observers of an inner property are called in the order of registration, whichever object is set`() {
    let game = Game()
    let other = Level("other")
    var calls: [String] = []
    tokens += game.observe(\.level.text) { _, _ in calls.append("game") }
    tokens += other.observe(\.text) { _, _ in calls.append("level") }
    game.level = other
    other.text = "changed"
    #expect(calls == ["game", "game", "level"])
  }

  @Test func `optional chaining is followed from nil to an object and back`() {
    let game = Game()
    var texts: [String] = []
    tokens += game.observe(\.next?.text, options: [.initial, .new]) { _, change in
      texts.append((change.newValue ?? "not asked") ?? "nil")
    }
    let level = Level("two")
    game.next = level
    level.text = "three"
    game.next = nil
    level.text = "four"
    #expect(texts == ["nil", "two", "three", "nil"])
  }

  @Test("a computed property notifies once when a property that it reads changes, with its own old and new value")
  func computed() {
    let counter = Counter()
    var calls: [String] = []
    tokens += counter.observe(\.grid, options: [.prior, .old, .new]) { _, change in
      calls.append("\(change.oldValue ?? -1)→\(change.newValue ?? -1)")
    }
    counter.count = 3
    counter.step = 10
    #expect(calls == ["0→-1", "0→9", "9→-1", "9→90"])
  }

  @Test func `a computed property that reads now this, now that, is followed to where it leads`() {
    let game = Game()
    var shown: [String] = []
    tokens += game.observe(\.shown, options: .new) { _, change in shown.append(change.newValue ?? "-") }
    game.next = Level("next")
    #expect(shown.isEmpty)
    game.usesNext = true
    game.next?.text = "next two"
    game.level.text = "unseen"
    #expect(shown == ["next", "next two"])
  }

  @Test func `a subclass has its own properties and those of its superclass`() {
    let counter = NamedCounter()
    var calls: [String] = []
    let first = counter.observe(\.count) { counter, _ in calls.append("count of \(counter.name ?? "-")") }
    let second = counter.observe(\.name) { _, _ in calls.append("name") }
    let third = (counter as Counter).observe(\.count) { _, _ in calls.append("as Counter") }
    counter.count = 1
    counter.name = nil
    #expect(calls == ["count of clicks", "as Counter", "name"])
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `a generic class is observed, and the parts of a value in it`() {
    let holder = Holder((width: 2, height: 3))
    var heights: [Int] = []
    tokens += holder.observe(\.value.height, options: .new) { _, change in heights.append(change.newValue ?? -1) }
    holder.value.height = 4
    #expect(heights == [4])
  }

  @Test func `a change of an element of an array is one change of the property`() {
    let holder = Holder([1, 2, 3])
    var changes: [[Int]] = []
    tokens += holder.observe(\.value, options: [.old, .new]) { _, change in
      changes += [change.oldValue ?? [], change.newValue ?? []]
    }
    holder.value[1] = 5
    holder.value.append(7)
    #expect(changes == [[1, 2, 3], [1, 5, 3], [1, 5, 3], [1, 5, 3, 7]])
  }

  @Test func `a key path that reads no observed property is reported`() {
    let counter = Counter()
    let lines = mistakes { _ = counter.observe(\.plain) { _, _ in } }
    #expect(lines == ["Counter: a key path that reads no @Observed property never tells of a change"])
  }

  @Test func `a getter that sets what it reads does not notify itself without end`() {
    let meter = Meter()
    var readings: [Int] = []
    tokens += meter.observe(\.reading, options: .new) { _, change in readings.append(change.newValue ?? -1) }
    meter.base = 10
    #expect(readings == [12])
  }

  @Test func `a property that a handler reads does not become part of the key path whose getter called it`() {
    let meter = Meter()
    let other = Counter()
    let reads = meter.observe(\.reads) { _, _ in _ = other.count }
    var calls = 0
    let token = meter.observe(\.reading) { _, _ in calls += 1 }
    other.count = 1
    #expect(calls == 0)
    withExtendedLifetime((reads, token)) {}
  }

  @Test func `willSet runs before all observers, didSet after them`() {
    let diary = Diary()
    tokens += diary.observe(\.text, options: .prior) { diary, change in
      diary.lines.append(change.isPrior ? "prior" : "changed")
    }
    diary.text = "new"
    #expect(diary.lines == ["willSet new", "prior", "changed", "didSet old"])
  }
}

private final class Meter: KeyValueObservable {
  let observers = ObserverStore()
  @Observed var base = 0
  @Observed var reads = 0

  var reading: Int {
    reads += 1
    return base + reads
  }
}

private final class Diary: KeyValueObservable {
  let observers = ObserverStore()
  var lines: [String] = []
  @Observed var text: String? = "old" {
    willSet { lines.append("willSet \(newValue ?? "nil")") }
    didSet { lines.append("didSet \(oldValue ?? "nil")") }
  }
}
