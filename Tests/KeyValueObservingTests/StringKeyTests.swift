import KeyValueObserving
import Testing

@Suite("value(forKeyPath:)")
struct StringKeyTests {
  @Test func `a key is the name of a property, of the class or a superclass`() {
    let counter = NamedCounter()
    counter.count = 3
    #expect(counter.value(forKeyPath: "count") as? Int == 3)
    #expect(counter.value(forKeyPath: "name") as? String == "clicks")
    #expect(counter.value(forKeyPath: "isLoading") as? Bool == false)
  }

  @Test func `a dot leads into an object, nil through nil`() {
    let game = Game()
    #expect(game.value(forKeyPath: "level.text") as? String == "one")
    #expect(game.value(forKeyPath: "next.text") == nil)
    game.next = Level("two")
    #expect(game.value(forKeyPath: "next.text") as? String == "two")
  }

  @Test func `a property that is nil gives nil, not an optional in a box`() {
    let counter = NamedCounter()
    counter.name = nil
    #expect(counter.value(forKeyPath: "name") == nil)
    #expect(Holder<Int??>(.some(nil)).value(forKeyPath: "value") == nil)
  }

  @Test(
    arguments: [
      ("shwon", #"Game has no @Observed property "shwon", only "level", "next", "usesNext""#),
      ("", #"Game has no @Observed property "", only "level", "next", "usesNext""#),
      ("level.", #"Level has no @Observed property "", only "text""#),
      ("level.text.foo.bar", #"String has no @Observed property "foo""#),
      ("level.txet", #"Level has no @Observed property "txet", only "text""#),
      ("usesNext.text", #"Bool has no @Observed property "text""#),
      ("shown", #"Game has no @Observed property "shown", only "level", "next", "usesNext""#),
    ])
  func `a wrong key is one reported line and gives nil`(key: String, line: String) {
    let game = Game()
    var value: Any?
    #expect(mistakes { value = game.value(forKeyPath: key) } == [line])
    #expect(value == nil)
  }

  @Test func `hasValue distinguishes a wrong key from a right one, and reports nothing`() {
    let game = Game()
    let lines = mistakes {
      #expect(game.hasValue(forKeyPath: "level.text"))
      #expect(game.hasValue(forKeyPath: "next"))
      #expect(game.hasValue(forKeyPath: "next.anything"))
      #expect(!game.hasValue(forKeyPath: "levle"))
      #expect(!game.hasValue(forKeyPath: "level.txet"))
      #expect(Counter().hasValue(forKeyPath: "loading"))
    }
    #expect(lines.isEmpty)
  }
}
