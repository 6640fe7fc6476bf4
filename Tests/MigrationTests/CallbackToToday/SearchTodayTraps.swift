import Controls
import Observation
import Testing
import World

@Suite("Callback to today: traps")
struct SearchTodayTraps {
  @Test func `Trap: one task that sleeps and then asks calls the question off with the next keystroke`() throws {
    final class OneTask {
      private(set) var shown: [String] = []
      private var task: Task<Void, any Error>?

      func type(_ text: String, _ directory: Directory) {
        task?.cancel()
        task = Task {
          try await directory.world.taskClock.sleep(for: .milliseconds(300))
          shown.append(line(try await directory.names(beginningWith: text)))
        }
      }
    }
    let world = VirtualWorld()
    let (directory, search) = (Directory(world), OneTask())
    try world.perform {
      search.type("Gr", directory)
      try world.advance(by: .milliseconds(1200))
      // The answer would have come after another 100 ms, before the next question.
      search.type("Gx", directory)
      try world.advance(by: .milliseconds(1200))
      #expect(search.shown == [])
      try world.advance(by: .milliseconds(200))
    }
    #expect(search.shown == ["nobody"])
  }

  @Test("Trap: setting an equal state leads to no update, so the number of updates is not the number of searches")
  func equalState() throws {
    let world = VirtualWorld()
    let state = TextState()
    let reader = TextReader(state, world)
    try world.settle()
    for text in ["searching …", "searching …"] {
      state.text = text
      try world.settle()
    }
    #expect(reader.shown == ["", "searching …"])
  }

  @Test("Trap: asking again for the text whose answer is awaited sets an equal state, and leads to no update")
  func repeatedText() throws {
    let world = VirtualWorld()
    var shown: [String] = []
    try world.perform {
      let feature = SearchObserved(Directory(world), world) { shown.append($0) }
      feature.type("Al")
      try world.advance(by: .milliseconds(400))
      feature.type("Al")
      try world.advance(by: .seconds(2))
      withExtendedLifetime(feature) {}
    }
    #expect(shown == ["searching …", "Alan"])
  }

  @Test func `Trap: a read outside of the update is not observed`() throws {
    let world = VirtualWorld()
    let state = TextState()
    let reader = CopyReader(state, world)
    try world.settle()
    state.text = "Ada"
    try world.settle()
    #expect(reader.shown == [""])
  }

  @Observable final class TextState {
    var text = ""
  }

  final class TextReader: ViewController {
    private let state: TextState
    private(set) var shown: [String] = []

    init(_ state: TextState, _ world: World) {
      self.state = state
      super.init(world)
    }

    override func updateProperties() { shown.append(state.text) }
  }

  final class CopyReader: ViewController {
    private let text: String
    private(set) var shown: [String] = []

    init(_ state: TextState, _ world: World) {
      text = state.text
      super.init(world)
    }

    override func updateProperties() { shown.append(text) }
  }
}
