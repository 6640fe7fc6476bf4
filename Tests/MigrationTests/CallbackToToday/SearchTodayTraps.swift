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
    }
    #expect(search.shown == [])
  }

  @Test func `Trap: an equal state is no event: who counts the searches must not count the updates`() throws {
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
