import KeyValueObserving
import Testing

@Suite("ObserverStore")
struct ObserverStoreTests {
  @Test func `an attachment is made once per key and type, and found again`() {
    let counter = Counter()
    var made = 0
    func attach(_ key: String) -> Level {
      counter.observers.attachment(for: key) {
        made += 1
        return Level(key)
      }
    }
    let first = attach("a")
    #expect(attach("a") === first)
    #expect(made == 1)
    #expect(attach("b").text == "b")
    #expect(made == 2)
    #expect(counter.observers.attachment(for: "a", of: Level.self) === first)
    #expect(counter.observers.attachment(for: "c", of: Level.self) == nil)
    #expect(counter.observers.attachment(for: "a") { 7 } == 7)
    #expect(counter.observers.attachment(for: "a") { 8 } == 7)
  }

  @Test func `an attachment may attach another while it is made, even the same`() {
    let counter = Counter()
    var inner: Level?
    let outer = counter.observers.attachment(for: "key") { () -> Level in
      inner = counter.observers.attachment(for: "key") { Level("inner") }
      return Level("outer")
    }
    #expect(outer.text == "inner")
    #expect(outer === inner)
  }

  @Test func `attachments are released with the object`() {
    var counter: Counter? = Counter()
    weak let level = counter?.observers.attachment(for: "level") { Level("attached") }
    #expect(level != nil)
    counter = nil
    #expect(level == nil)
  }

  @Test func `the end of the object is announced once, after its observations have ended, before its attachments go`() {
    var counter: Counter? = Counter()
    weak let remains = counter
    let inner = Holder(0)
    var calls: [String] = []
    weak let attached = counter?.observers.attachment(for: "level") { Level("attached") }
    let token = counter?.observe(\.count) { [inner] _, _ in inner.value += 1 }
    weak let store = counter?.observers
    counter?.observers.onEnd {
      calls.append("first, object \(remains == nil ? "gone" : "there"), level \(attached?.text ?? "gone")")
    }
    counter?.observers.onEnd { calls.append("second") }
    #expect(calls.isEmpty)
    #expect(store != nil)
    counter = nil
    #expect(calls == ["first, object gone, level attached", "second"])
    #expect(store == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `closures for the end are released with it`() {
    var counter: Counter? = Counter()
    var captured: Level? = Level("captured")
    weak let remains = captured
    counter?.observers.onEnd { [captured] in _ = captured }
    captured = nil
    #expect(remains != nil)
    counter = nil
    #expect(remains == nil)
  }
}
