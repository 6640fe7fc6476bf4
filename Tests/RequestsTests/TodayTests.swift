import Controls
import Foundation
import Models
import Stage
import Testing
import World

@testable import Requests

@Suite("09 Requests, today")
struct TodayTests {
  private let ways = RequestsChapter.ways
  private let today = Way("today", TodayWay.Both.Controller.self)

  @Test(
    "a load begins in the frame of the tap; the today way sends its request in a later frame, and the others at once")
  func firstRequest() throws {
    for way in ways {
      let pane = try Pane(RequestsChapter.self, way)
      var (texts, requests): ([String], [Int]) = ([], [])
      pane.world.onItem = { [weak pane] in
        texts.append(pane?.screen.state.text ?? "")
        requests.append(pane?.world.scriptedNetwork.calls.count ?? 0)
      }
      // As work of the world, so that the tap has a frame of its own.
      pane.world.async { [screen = pane.screen] in screen.loadProfile.tap() }
      try pane.world.settle()
      #expect(texts.first == "Signing in …", "\(way.name)")
      #expect(requests.first == (way.name == "today" ? 0 : 1), "\(way.name)")
      #expect(requests.last == 1, "\(way.name)")
    }
  }

  @Test("the tap on Cancel cancels the request; the today way shows it in a later frame, and the other ways at once")
  func shownCancel() throws {
    for way in ways {
      let pane = try Pane(RequestsChapter.self, way, after: "tap load-profile")
      var (texts, living): ([String], [Int]) = ([], [])
      pane.world.onItem = { [weak pane] in
        texts.append(pane?.screen.state.text ?? "")
        living.append(pane?.world.scriptedNetwork.livingCount ?? 0)
      }
      // As work of the world, so that the tap has a frame of its own.
      pane.world.async { [screen = pane.screen] in screen.cancel.tap() }
      try pane.world.settle()
      #expect(texts.first == (way.name == "today" ? "Signing in …" : "Cancelled"), "\(way.name)")
      #expect(texts.last == "Cancelled", "\(way.name)")
      #expect(living.first == 0, "\(way.name)")
    }
  }

  @Test(
    "every state has a frame of its own, as in the four ways, because a task changes it once between two awaits",
    arguments: [
      "tap load-profile\nwait 4s", "tap load-both\nwait 4s", "tap load-both\nevent answer 1 200\nevent answer 2 404",
      "toggle retry\ntap load-both\nwait 1s\nevent answer 2 503\nevent answer 3 503\nwait 4s",
    ])
  func states(_ script: String) throws {
    let expected = try states(script, RequestsChapter.way(.callback))
    #expect(expected.count > 2)
    for way in ways { #expect(try states(script, way) == expected, "\(way.name)") }
  }

  @Test func `a load that is cancelled in the event that begins it sends no request`() throws {
    let (viewModel, world) = makeModel()
    world.perform {
      viewModel.loadBoth(.threeTimes)
      viewModel.cancel()
    }
    #expect(viewModel.state == .loading(.signIn))
    try world.settle()
    #expect(viewModel.state == .cancelled)
    #expect(world.scriptedNetwork.calls.isEmpty)
    #expect(world.pendingCount == 0)
  }

  @Test func `the state refuses another load until the task has ended, even after Cancel`() throws {
    let (viewModel, world) = makeModel()
    world.perform {
      viewModel.loadProfile(.never)
      viewModel.loadBoth(.never)
    }
    try world.settle()
    world.perform {
      viewModel.cancel()
      viewModel.loadBoth(.never)
    }
    try world.settle()
    #expect(viewModel.state == .cancelled)
    #expect(world.scriptedNetwork.calls.map(\.request.url.path) == ["/token"])
    world.perform { viewModel.loadBoth(.never) }
    try world.advance(by: .seconds(3))
    #expect(viewModel.state.loaded?.feed == "2 posts, the last: Notes on the engine")
  }

  @Test(
    "Cancel between an answer or a failure and the part of the task that awaits it ends the load with nothing more",
    arguments: [
      ("", 0, true, ["Signing in …", "Loading the profile …", "Cancelled"]),
      ("", 2, true, ["Loading the avatar …", "Cancelled"]),
      ("", 2, false, ["Loading the avatar …", "Cancelled"]),
      ("toggle retry\n", 0, false, ["Signing in …", "Cancelled"]),
    ])
  func cancelAfterAnswer(_ retry: String, _ answers: Int, isAnswered: Bool, _ expected: [String]) throws {
    let good = (0..<answers).map { "\nevent answer \($0 + 1) 200" }.joined()
    let script = "\(retry)event service off\ntap load-profile\(good)"
    try cancelLast(of: Pane(RequestsChapter.self, today, after: script), isAnswered, expected)
    guard retry.isEmpty else { return }
    let way = OneAfterAnother.furtherWays[0]
    try cancelLast(of: Pane(OneAfterAnother.self, way, after: script), isAnswered, expected)
  }

  /// Taps Cancel when the last request has its answer or failure, and compares the states from there.
  private func cancelLast<S: Step>(of pane: Pane<S>, _ isAnswered: Bool, _ expected: [String]) throws
  where S.Screen: RequestsScreen {
    let (world, screen) = (pane.world, pane.screen)
    let call = try #require(world.scriptedNetwork.calls.last)
    let authorization = call.request.headers["Authorization"]
    let body = EmbeddedService.answer(to: call.request.url.path, authorization: authorization).body
    var texts: [String] = []
    try world.perform {
      if isAnswered {
        try world.scriptedNetwork.answer(call.id, body: body)
      } else {
        try world.scriptedNetwork.fail(call.id, .timedOut)
      }
      // After the answer, but before what it resumes.
      world.async {
        #expect(world.scriptedNetwork.livingCount == 0)
        #expect(screen.state.text == expected.first)
        screen.cancel.tap()
      }
    }
    world.onItem = {
      if let text = screen.state.text, text != texts.last { texts.append(text) }
    }
    try world.settle()
    #expect(texts == expected)
    #expect(world.scriptedNetwork.calls.count == call.id)
    #expect(world.pendingCount == 0)
  }

  @Test("an answer at the moment of the time limit comes too late; today, one more request begins and is cancelled")
  func answerAtLimit() throws {
    for way in ways {
      let pane = try Pane(
        RequestsChapter.self, way,
        after: """
          toggle retry
          tap load-profile
          event limit 1 3
          wait 3s
          event limit 2 8
          wait 8999ms
          """)
      #expect(pane.screen.state.text == "Signing in … retry 2 after 8 s: too many requests, come back in 8 s")
      try pane.perform(.wait(.milliseconds(1)))
      #expect(pane.screen.state.text == "Failed: it took longer than 12 s", "\(way.name)")
      let requests = pane.world.scriptedNetwork.calls.dropFirst(2).map { "\($0.request.url.path) \($0.state)" }
      #expect(
        requests == (way.name == "today" ? ["/token finished", "/profile cancelled"] : ["/token cancelled"]),
        "\(way.name)")
      #expect(pane.world.pendingCount == 0, "\(way.name)")
    }
  }

  @Test(
    "the end of the screen cancels the task: no request, pause or time limit goes on, and nothing stays in memory",
    arguments: [
      ("", 0), ("tap load-both\nwait 1500ms", 2), ("tap load-profile\nwait 2500ms", 1),
      ("tap load-profile\nwait 60s", 0),
      ("toggle retry\ntap load-both\nevent answer first 503", 0),
    ])
  func lifetimes(_ script: String, _ count: Int) throws {
    weak var world: VirtualWorld?
    weak var screen: BothScreen?
    weak var controller: AnyObject?
    do {
      let pane = try Pane(RequestsChapter.self, today, after: script)
      (world, screen, controller) = (pane.world, pane.screen, pane.controller)
      #expect(pane.world.scriptedNetwork.livingCount == count)
      let sent = pane.world.scriptedNetwork.calls.count
      try pane.close()
      #expect(controller == nil)
      #expect(pane.world.pendingCount == 0)
      #expect(pane.world.scriptedNetwork.calls.suffix(count).allSatisfy { $0.state == .cancelled })
      try pane.perform(.wait(.seconds(60)))
      #expect(pane.world.scriptedNetwork.calls.count == sent)
    }
    #expect(world == nil)
    #expect(screen == nil)
  }

  @Test("an await on the right of an assignment to self?.state retains self, because the left side is evaluated first")
  func awaitOnTheRight() throws {
    for isTrap in [true, false] {
      let world = VirtualWorld()
      var owner: Owner? = Owner()
      weak let observed = owner
      world.perform { owner?.begin(isTrap, world.taskClock) }
      try world.settle()
      world.perform { owner = nil }
      try world.settle()
      #expect((observed == nil) == !isTrap)
      #expect((world.pendingCount == 0) == !isTrap)
      try world.advance(by: .seconds(1))
      #expect(observed == nil)
    }
  }

  /// Returns the values of the state's label at the ends of the frames of a script.
  private func states(_ script: String, _ way: Way<BothScreen>) throws -> [Change.Value] {
    let pane = try Pane(RequestsChapter.self, way)
    return try Script(parsing: script, name: way.name).inputs.flatMap { input in
      try pane.perform(input)
      return pane.frames.compactMap { frame in
        frame.changes.last { $0.identifier == "state" && $0.property == .text && $0.isVisible }?.newValue
      }
    }
  }

  private func makeModel() -> (TodayWay.Both.ViewModel, VirtualWorld) {
    let world = VirtualWorld()
    RequestsChapter.prepare(world)
    return (TodayWay.Both.ViewModel(.embedded, world), world)
  }
}

/// A model whose task waits for a second; it cancels the task at its own end.
private final class Owner {
  private var text = ""
  private var task: Task<Void, any Error>?

  isolated deinit {
    task?.cancel()
  }

  func begin(_ isTrap: Bool, _ clock: WorldClock) {
    task = Task { [weak self] in
      if isTrap {
        self?.text = try await Self.answer(clock)
      } else {
        let text = try await Self.answer(clock)
        self?.text = text
      }
    }
  }

  private static func answer(_ clock: WorldClock) async throws -> String {
    try await clock.sleep(for: .seconds(1))
    return "answer"
  }
}
