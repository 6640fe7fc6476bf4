import KeyValueObserving
import Testing
import Trace

@Suite("Observations in a trace")
struct TraceTests {
  private let tokens = Tokens()

  @Test func `each call of an observer is a link from the property, with both values whatever the options`() {
    let counter = NamedCounter()
    tokens += counter.observe(\.count) { _, _ in }
    tokens += counter.observe(\.name) { _, _ in }
    let links = Trace.recording {
      counter.count = 1
      counter.name = nil
      counter.step = 2
    }.links
    #expect(
      links == [
        Link(#"\.count"#, "changed", to: "handler", value: "old 0, new 1"),
        Link(#"\.name"#, "changed", to: "handler", value: #"old "clicks", new nil"#),
      ])
  }

  @Test func `a call of the classic method is named after it`() {
    let counter = Counter()
    let listener = Listener()
    counter.addObserver(listener, forKeyPath: "loading", context: nil)
    let links = Trace.recording { counter.load() }.links
    #expect(links == [Link(#"\.isLoading"#, "changed", to: "observeValue", value: "old false, new true")])
  }

  @Test("a property of another object has its path from the observed one, or the observed one's name without a path")
  func paths() {
    let (game, twice, panel) = (Game(), Game(), Panel())
    twice.next = twice.level
    tokens += game.observe(\.level.text) { _, _ in }
    tokens += twice.observe(\.next?.text) { _, _ in }
    tokens += panel.observe(\.isBusy) { _, _ in }
    tokens += panel.observe(\.text) { _, _ in }
    let links = Trace.recording {
      game.level.text = "two"
      twice.level.text = "two"
      panel.counter.load()
      panel.levels[0].text = "two"
    }.links
    #expect(
      links.map(\.description) == [
        #"\.level.text changed (old "one", new "two") → handler"#,
        #"\.next.text changed (old "one", new "two") → handler"#,
        #"\.counter.isLoading changed (old false, new true) → handler"#,
        #"\Panel changed (old "one", new "two") → handler"#,
      ])
  }

  @Test func `initial and prior calls have names of their own`() {
    let counter = Counter()
    let links = Trace.recording {
      let token = counter.observe(\.total, options: [.initial, .prior]) { _, _ in }
      counter.count = 4
      token.invalidate()
    }.links
    #expect(
      links == [
        Link(#"\.count, \.step"#, "observed"),
        Link(#"\.count, \.step"#, "initial", to: "handler", value: "0"),
        Link(#"\.count"#, "will change", to: "handler", value: "old 0, new 4"),
        Link(#"\.count"#, "changed", to: "handler", value: "old 0, new 4"),
      ])
  }

  @Test func `values that are too much to read are cut, each by itself`() {
    let holder = Holder([Pair(first: 1, second: "one"), Pair(first: 2, second: "two")])
    tokens += holder.observe(\.value) { _, _ in }
    let links = Trace.recording { holder.value = [] }.links
    #expect(links.map(\.value) == [#"old [Pair(first: 1, second: "one"), Pair(fi…, new []"#])
  }

  @Test func `a link precedes the effects of its handler, so that nested changes keep their order`() {
    let counter = Counter()
    tokens += counter.observe(\.count) { counter, _ in counter.step += 1 }
    tokens += counter.observe(\.step) { _, _ in Trace.note(Link("label", "text")) }
    let links = Trace.recording { counter.count = 1 }.links
    #expect(links.map(\.sender) == [#"\.count"#, #"\.step"#, "label"])
  }

  @Test func `no value is described outside a recording`() {
    let holder = Holder(Expensive())
    tokens += holder.observe(\.value, options: [.prior, .old, .new]) { _, _ in }
    holder.value = Expensive()
    #expect(holder.value.descriptions.value == 0)
    let links = Trace.recording { holder.value = holder.value }.links
    #expect(links.count == 2)
    #expect(holder.value.descriptions.value == 4)
  }
}

/// An object with properties that read those of others.
private final class Panel: KeyValueObservable {
  let observers = ObserverStore()
  let counter = Counter()
  let levels = [Level("one")]

  var isBusy: Bool { counter.isLoading }
  var text: String { levels[0].text }
}

private struct Pair {
  var first: Int
  var second: String
}

/// A value that counts how often it is described.
private struct Expensive: CustomStringConvertible {
  let descriptions = Holder(0)

  var description: String {
    descriptions.value += 1
    return "expensive"
  }
}
