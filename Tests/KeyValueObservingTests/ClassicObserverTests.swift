import Foundation
import KeyValueObserving
import Testing

@Suite("addObserver, observeValue, removeObserver")
struct ClassicObserverTests {
  private let tokens = Tokens()
  let counter = Counter()
  let listener = Listener()

  @Test func `observeValue receives the object, the key path and the requested values`() {
    let receiver = ObjectReceiver()
    counter.addObserver(receiver, forKeyPath: "count", context: nil)
    counter.addObserver(listener, forKeyPath: "count", options: [.old, .new], context: nil)
    counter.addObserver(listener, forKeyPath: "step", context: nil)
    counter.count = 5
    counter.step = 2
    #expect(listener.calls == ["count old 0 new 5", "step"])
    #expect(receiver.object === counter)
  }

  @Test func `.initial and .prior work as with observe: no old value in the first call, no new one in the second`() {
    counter.addObserver(listener, forKeyPath: "count", options: [.initial, .prior, .old, .new], context: nil)
    #expect(listener.calls == ["count new 0"])
    counter.count = 5
    #expect(listener.calls == ["count new 0", "count old 0 prior", "count old 0 new 5"])
  }

  @Test func `nil stands as NSNull in the change dictionary, so that a cast to the type of the value gives nil`() {
    let counter = NamedCounter()
    let receiver = ObjectReceiver()
    counter.addObserver(receiver, forKeyPath: "name", options: [.old, .new], context: nil)
    counter.name = nil
    #expect(receiver.change?[.oldKey] as? String == "clicks")
    #expect(receiver.change?[.newKey] is NSNull)
    #expect(receiver.change?[.newKey] as? String == nil)
    #expect(receiver.change?[.newKey] as? Int == nil)
  }

  @Test func `both kinds of observers are called in the order of registration`() {
    var calls: [String] = []
    listener.onCall = { calls.append("classic") }
    tokens += counter.observe(\.count) { _, _ in calls.append("first") }
    counter.addObserver(listener, forKeyPath: "count", context: nil)
    tokens += counter.observe(\.count) { _, _ in calls.append("last") }
    counter.count = 1
    #expect(calls == ["first", "classic", "last"])
  }

  @Test func `an observer that is added twice is called twice, until it is removed twice`() {
    counter.addObserver(listener, forKeyPath: "count", context: nil)
    counter.addObserver(listener, forKeyPath: "count", context: nil)
    counter.count = 1
    #expect(listener.calls.count == 2)
    counter.removeObserver(listener, forKeyPath: "count")
    counter.count = 2
    #expect(listener.calls.count == 3)
    counter.removeObserver(listener, forKeyPath: "count")
    counter.count = 3
    #expect(listener.calls.count == 3)
    #expect(counter.observers.count == 0)
  }

  @Test func `the context distinguishes two registrations of one key path`() {
    let storage = UnsafeMutablePointer<Int8>.allocate(capacity: 2)
    defer { storage.deallocate() }
    let (first, second) = (UnsafeMutableRawPointer(storage), UnsafeMutableRawPointer(storage + 1))
    let receiver = ObjectReceiver()
    counter.addObserver(receiver, forKeyPath: "count", context: first)
    counter.addObserver(receiver, forKeyPath: "count", context: second)
    counter.count = 1
    #expect(receiver.contexts == [first, second])
    counter.removeObserver(receiver, forKeyPath: "count", context: first)
    counter.count = 2
    #expect(receiver.contexts == [first, second, second])
  }

  @Test func `without a context the last registration is removed`() {
    counter.addObserver(listener, forKeyPath: "count", options: .old, context: nil)
    counter.addObserver(listener, forKeyPath: "count", options: .new, context: nil)
    counter.removeObserver(listener, forKeyPath: "count")
    counter.count = 1
    #expect(listener.calls == ["count old 0"])
  }

  @Test func `an alias works like the name, and is reported as it was written`() {
    counter.addObserver(listener, forKeyPath: "loading", options: .new, context: nil)
    counter.addObserver(listener, forKeyPath: "isLoading", options: .new, context: nil)
    counter.load()
    #expect(listener.calls == ["loading new true", "isLoading new true"])
    counter.removeObserver(listener, forKeyPath: "loading")
    counter.load()
    #expect(listener.calls.last == "isLoading new true")
    #expect(listener.calls.count == 3)
  }

  @Test func `a nested key path follows the inner property and the object that holds it, through nil too`() {
    let game = Game()
    game.addObserver(listener, forKeyPath: "next.text", options: [.initial, .old, .new], context: nil)
    game.next = Level("two")
    game.next?.text = "three"
    game.next = Level("four")
    game.next = nil
    #expect(
      listener.calls == [
        "next.text new <null>", "next.text old <null> new two", "next.text old two new three",
        "next.text old three new four", "next.text old four new <null>",
      ])
  }

  @Test func `a wrong key is one reported line that names the right ones, and adds nothing`() {
    let lines = mistakes { counter.addObserver(listener, forKeyPath: "conut", context: nil) }
    #expect(lines == [#"Counter has no @Observed property "conut", only "count", "isLoading", "step""#])
    #expect(counter.observers.count == 0)
  }

  @Test func `removing what was never added is one reported line`() {
    counter.addObserver(listener, forKeyPath: "step", context: nil)
    let expected = #"Listener cannot be removed as an observer of "count" of Counter: it is not registered"#
    #expect(mistakes { counter.removeObserver(listener, forKeyPath: "count") } == [expected])
    counter.addObserver(listener, forKeyPath: "count", context: nil)
    counter.removeObserver(listener, forKeyPath: "count")
    #expect(mistakes { counter.removeObserver(listener, forKeyPath: "count", context: nil) } == [expected])
    counter.step = 3
    #expect(listener.calls == ["step"])
  }

  @Test func `an observer without removal is not retained; the next change reports it, once`() {
    var listener: Listener? = Listener()
    weak let remains = listener
    if let listener { counter.addObserver(listener, forKeyPath: "count", options: .prior, context: nil) }
    listener = nil
    #expect(remains == nil)
    #expect(counter.observers.count == 1)
    let lines = mistakes {
      counter.count = 1
      counter.count = 2
    }
    #expect(lines == [#"Listener is gone, but was never removed as an observer of "count" of Counter"#])
    #expect(counter.observers.count == 0)
  }

  @Test(arguments: [true, false])
  func `an observer may remove itself while it is called, in its initial call too`(initially: Bool) {
    listener.onCall = { [counter, listener] in counter.removeObserver(listener, forKeyPath: "count") }
    let lines = mistakes {
      counter.addObserver(listener, forKeyPath: "count", options: initially ? .initial : [], context: nil)
      counter.count = 1
      counter.count = 2
    }
    #expect(lines.isEmpty)
    #expect(listener.calls == ["count"])
    listener.onCall = nil
  }

  @Test func `an observer may remove itself in its deinit`() {
    var remover: Remover? = Remover(counter)
    counter.count = 1
    #expect(remover?.calls == 1)
    #expect(counter.observers.count == 1)
    let lines = mistakes {
      remover = nil
      counter.count = 2
    }
    #expect(lines.isEmpty)
    #expect(counter.observers.count == 0)
  }

  @Test func `an observed object is deallocated without a removal, and retains no observer`() {
    var counter: Counter? = Counter()
    weak let remains = counter
    counter?.addObserver(listener, forKeyPath: "count", context: nil)
    counter = nil
    #expect(remains == nil)
    #expect(listener.calls.isEmpty)
  }

  @Test func `a key in a message cannot write to a terminal`() {
    let lines = mistakes {
      counter.removeObserver(listener, forKeyPath: "\u{1B}[2J\n\u{202E}\"")
      _ = counter.value(forKeyPath: "\u{9B}2J")
    }
    #expect(
      lines == [
        #"Listener cannot be removed as an observer of "\u{1B}[2J\n\u{202E}\"" of Counter: it is not registered"#,
        #"Counter has no @Observed property "\u{009B}2J", only "count", "isLoading", "step""#,
      ])
  }
}

private final class ObjectReceiver: KeyValueObserver {
  private(set) weak var object: Counter?
  private(set) var change: [ChangeKey: Any]?
  private(set) var contexts: [UnsafeMutableRawPointer?] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    self.object = object as? Counter
    self.change = change
    contexts.append(context)
  }
}

private final class Remover: KeyValueObserver {
  private let counter: Counter
  private(set) var calls = 0

  init(_ counter: Counter) {
    self.counter = counter
    counter.addObserver(self, forKeyPath: "count", context: nil)
  }

  deinit {
    counter.removeObserver(self, forKeyPath: "count")
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    calls += 1
  }
}
