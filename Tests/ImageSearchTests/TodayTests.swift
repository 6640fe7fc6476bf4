import Controls
import Foundation
import KeyValueObserving
import Models
import Observation
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch, today")
struct TodayTests {
  private let ways = ImageSearchChapter.ways
  private let today = Way("today", TodayWay.Cancelling.Controller.self)

  @Test func `images are shown anew only when a search finds some, even if it finds the same ones again`() async throws
  {
    let script = """
      replace query "cats"
      tap search
      wait 1s
      select images 2
      tap search
      expect images selected 2
      event answer 2 429
      expect error "The search engine was asked too often: try again later."
      expect images selected 2
      type query "s"
      replace query "cats"
      expect images selected 2
      tap search
      expect error ""
      wait 999ms
      expect images selected 2
      wait 1ms
      expect images selected none
      expect images rows 60
      """
    try await play(script, on: Searching.self)
    try await play(script, on: ImageSearchChapter.self)
  }

  @Test(
    "a search begins in the frame of the tap; the today way sends its request in a later frame, and the others at once")
  func firstRequest() throws {
    for way in ways {
      let pane = try Pane(ImageSearchChapter.self, way, after: "replace query \"cats\"")
      var (searching, requests): ([Bool], [Int]) = ([], [])
      pane.world.onItem = { [weak pane] in
        searching.append(pane?.screen.activity.isAnimating == true)
        requests.append(pane?.world.scriptedNetwork.calls.count ?? 0)
      }
      // As work of the world, so that the tap has a frame of its own.
      pane.world.async { [screen = pane.screen] in screen.search.tap() }
      try pane.world.settle()
      #expect(searching.first == true, "\(way.name)")
      #expect(requests.first == (way.name == "today" ? 0 : 1), "\(way.name)")
      #expect(requests.last == 1, "\(way.name)")
    }
  }

  @Test func `the indicator and the images change in the same frame, although two controllers show them`() throws {
    for way in ways {
      let pane = try Pane(ImageSearchChapter.self, way, after: "replace query \"cats\"\ntap search")
      var frames: [String] = []
      pane.world.onItem = { [weak pane] in
        guard let screen = pane?.screen else { return }
        let frame = "\(screen.activity.isAnimating ? "searching" : "ended"), \(screen.images.rowCount)"
        if frame != frames.last { frames.append(frame) }
      }
      try pane.world.advance(by: .seconds(1))
      #expect(frames == ["searching, 0", "ended, 60"], "\(way.name)")
    }
  }

  @Test(
    "a tap on Cancel in the event that begins a search is ignored by the today way, and cancels it in the other ways")
  func cancelInSameEvent() throws {
    for way in ways {
      let pane = try Pane(ImageSearchChapter.self, way, after: "replace query \"cats\"")
      try pane.perform { screen in
        screen.search.tap()
        screen.cancel.tap()
      }
      #expect(pane.screen.activity.isAnimating == (way.name == "today"), "\(way.name)")
      #expect(pane.screen.cancel.isEnabled == (way.name == "today"), "\(way.name)")
    }
  }

  @Test(
    "if one event cancels a search and starts another one, the today way shows neither, and the other ways show both")
  func coalescing() throws {
    for way in ways {
      let pane = try Pane(ImageSearchChapter.self, way, after: "type query \"cats\"\ntap search")
      var changes: [Bool] = []
      let observation = pane.screen.cancel.observe(\.isEnabled) { cancel, _ in changes.append(cancel.isEnabled) }
      try pane.perform { screen in
        screen.cancel.tap()
        screen.query.becomeFirstResponder()
        screen.query.pressReturn()
      }
      observation.invalidate()
      #expect(changes.contains(false) == (way.name != "today"), "\(way.name)")
      #expect(pane.screen.cancel.isEnabled, "\(way.name)")
      #expect(pane.world.scriptedNetwork.calls.map(\.state) == [.cancelled, .living], "\(way.name)")
    }
  }

  @Test func `a cancelled search ends on the screen with the tap, and shows no result later`() async throws {
    try await play(
      """
      replace query "cats"
      tap search
      wait 500ms
      tap cancel
      expect activity off
      expect search enabled
      expect cancel disabled
      wait 60s
      expect images rows 0
      expect error ""
      """, on: ImageSearchChapter.self)
  }

  @Test func `a second search in the same event is refused, and one that is cancelled there sends no request`() throws {
    let (viewModel, world) = makeModel()
    world.perform {
      viewModel.inputs.search()
      viewModel.inputs.search()
    }
    try world.settle()
    #expect(world.scriptedNetwork.calls.count == 1)
    world.perform {
      viewModel.inputs.cancel()
      viewModel.inputs.search()
      viewModel.inputs.cancel()
    }
    try world.settle()
    #expect(!viewModel.outputs.isSearching)
    #expect(world.scriptedNetwork.calls.map(\.state) == [.cancelled])
    world.perform { viewModel.inputs.search() }
    try world.advance(by: .seconds(1))
    #expect(viewModel.outputs.images.count == 60)
  }

  @Test(
    "an answer or a failure that arrives just before Cancel is not shown, and does not end the next search",
    arguments: [true, false])
  func answerBeforeCancel(isAnswered: Bool) throws {
    let (viewModel, world) = makeModel()
    world.perform { viewModel.inputs.search() }
    try world.settle()
    try world.perform {
      if isAnswered {
        try world.scriptedNetwork.answer(1, status: 200)
      } else {
        try world.scriptedNetwork.fail(1, .timedOut)
      }
      // After the answer, but before what the answer resumes.
      world.async {
        #expect(world.scriptedNetwork.livingCount == 0)
        #expect(viewModel.outputs.isSearching)
        viewModel.inputs.cancel()
        viewModel.inputs.search()
      }
    }
    try world.settle()
    #expect(world.scriptedNetwork.calls.map(\.state) == [isAnswered ? .finished : .failed(.timedOut), .living])
    #expect(viewModel.outputs.isSearching)
    #expect(viewModel.outputs.notice == nil)
    try world.advance(by: .seconds(1))
    #expect(!viewModel.outputs.isSearching)
    #expect(viewModel.outputs.images.count == 60)
  }

  @Test(
    "the end of the screen cancels the task with its request, and nothing stays in memory",
    arguments: [
      ("", 0), ("replace query \"cats\"\ntap search", 1), ("replace query \"cats\"\nsubmit query\nwait 999ms", 1),
      ("replace query \"cats\"\ntap search\nwait 1s", 0), ("replace query \"cats\"\ntap search\ntap cancel", 0),
    ])
  func lifetimes(_ script: String, _ count: Int) throws {
    weak var world: VirtualWorld?
    weak var screen: CancellingScreen?
    do {
      let pane = try Pane(ImageSearchChapter.self, today, after: script)
      (world, screen) = (pane.world, pane.screen)
      #expect(pane.world.scriptedNetwork.livingCount == count)
      let sent = pane.world.scriptedNetwork.calls.count
      try pane.close()
      #expect(pane.controller == nil)
      #expect(pane.world.pendingCount == 0)
      #expect(pane.world.scriptedNetwork.livingCount == 0)
      #expect(pane.world.scriptedNetwork.calls.suffix(count).allSatisfy { $0.state == .cancelled })
      try pane.perform(.wait(.seconds(60)))
      #expect(pane.world.scriptedNetwork.calls.count == sent)
      #expect(pane.screen.images.rowCount == (script.hasSuffix("wait 1s") ? 60 : 0))
    }
    #expect(world == nil)
    #expect(screen == nil)
  }

  @Test("an action refuses inputs until its work has ended, keeps its element after a failure, and cancels its work")
  func action() throws {
    let world = VirtualWorld()
    let network = world.scriptedNetwork
    let action = makeAction(world)
    #expect(!action.execute(1))
    action.enabledIf = true
    world.perform {
      #expect(action.execute(2))
      #expect(!action.execute(3))
    }
    try world.settle()
    #expect(network.calls.count == 1)
    #expect(action.isExecuting && !action.isEnabled)
    try network.answer(1, status: 204)
    try world.settle()
    #expect(action.result == .success(204))
    #expect(action.isEnabled && !action.isExecuting)
    world.perform { _ = action.execute(4) }
    #expect(action.result == nil)
    try world.settle()
    try network.fail(2, .timedOut)
    try world.settle()
    #expect(action.result == .failure(.noAnswer("timed out")))
    #expect(action.element == 204)
    world.perform { _ = action.execute(5) }
    try world.settle()
    world.perform {
      action.cancel()
      action.cancel()
    }
    #expect(network.calls.map(\.state) == [.finished, .failed(.timedOut), .cancelled])
    try world.settle()
    #expect(action.result == nil)
    #expect(action.element == 204)
    #expect(action.isEnabled)
  }

  @Test func `an action that is deallocated cancels its work`() throws {
    let world = VirtualWorld()
    var action: TodayWay.Action<Int, Int>? = makeAction(world)
    weak let observed = action
    action?.enabledIf = true
    world.perform { _ = action?.execute(1) }
    try world.settle()
    #expect(world.scriptedNetwork.livingCount == 1)
    world.perform { action = nil }
    #expect(observed == nil)
    #expect(world.scriptedNetwork.livingCount == 0)
    try world.settle()
    #expect(world.pendingCount == 0)
  }

  @Test("an element notifies even if it equals the previous one, unless the macro knows that it is Equatable")
  func equalElements() throws {
    let world = VirtualWorld()
    let (action, model) = (makeAction(world), KnownModel())
    action.enabledIf = true
    for call in 1...2 {
      world.perform { _ = action.execute(call) }
      try world.settle()
      let isNotified = try notifies(reading: { _ = action.element }) {
        try world.scriptedNetwork.answer(call, status: 200)
        try world.settle()
      }
      #expect(isNotified)
      #expect(action.element == 200)
      #expect(notifies(reading: { _ = model.element }) { model.element = 200 } == (call == 1))
    }
  }

  @Test func `a class that conforms to Observable without the macro compiles, and notifies of nothing`() {
    let (unmarked, model) = (UnmarkedModel(), KnownModel())
    #expect(!notifies(reading: { _ = unmarked.element }) { unmarked.element = 1 })
    #expect(notifies(reading: { _ = model.element }) { model.element = 1 })
  }

  @Test func `today, no view model and no action imports Controls, and a controller uses only inputs and outputs`()
    throws
  {
    func file(_ name: String) throws -> SourceFile {
      try SourceFile(contentsOf: "../../Chapters/13-ImageSearch/\(name).swift")
    }
    for name in ["Today", "Today+Cancelling", "Today/TodayAction"] {
      #expect(Set(try file(name).imports).isSubset(of: ["Models", "Observation", "Services", "World"]), "\(name)")
    }
    for name in ["Today/TodayController", "Today/TodayController+Cancelling"] {
      let uses = try file(name).lines.flatMap { $0.matches(of: /\bviewModel\.(\w+)/).map(\.output.1) }
      #expect(Set(uses) == ["inputs", "outputs"], "\(name)")
    }
  }

  /// Returns a view model with a query, and the world that answers it after a second.
  private func makeModel() -> (TodayWay.Cancelling.ViewModel, VirtualWorld) {
    let world = VirtualWorld()
    ImageSearchChapter.prepare(world)
    let viewModel = TodayWay.Cancelling.ViewModel(.bundled, world)
    viewModel.inputs.enter("cats")
    return (viewModel, world)
  }

  /// Returns an action whose element is the status of an answer.
  private func makeAction(_ world: World) -> TodayWay.Action<Int, Int> {
    let client = HTTPClient(world)
    return TodayWay.Action { _ in
      try await client.answer(to: Request(URL(filePath: "/"))).response.status
    }
  }
}

/// A model with a property of a type that is known to be `Equatable`.
@Observable private final class KnownModel {
  var element: Int?
}

/// A model with a mistake: the macro is missing.
private final class UnmarkedModel: Observable {
  var element: Int?
}
