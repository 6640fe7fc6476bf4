import Controls
import KeyValueObserving
import Stage
import Testing
import World

@testable import Background

@Suite("14 Background, today")
struct TodayTests {
  private let today = Way("today", TodayWay.Cancelling.Controller.self)

  @Test func `each part takes its time off the main actor, and its state is shown on the main actor`() async throws {
    let script = """
      tap count
      wait 99ms
      expect result "Counting … 0 %"
      wait 1ms
      expect result "Counting … 10 %"
      wait 800ms
      expect result "Counting … 90 %"
      wait 99ms
      expect result "Counting … 90 %"
      wait 1ms
      expect result "641 words, 262 different: the 28, to 27, she 21"
      wait 2s
      expect result ok
      """
    try await play(script, on: ToTheEnd.self)
    try await play(script, on: BackgroundChapter.self)
  }

  @Test func `the loop drops a state that returns after its count was cancelled or replaced`() async throws {
    try await play(
      """
      tap count
      event cancel-late
      expect result "Cancelled"
      wait 2s
      expect result "Cancelled"
      tap count
      wait 100ms
      event count-late
      expect result "Counting … 0 %"
      wait 100ms
      expect result "Counting … 10 %"
      """, on: BackgroundChapter.self, today)
  }

  @Test(
    "a tap on Cancel in the event that begins a count is ignored by the today way, and cancels it in the other ways")
  func cancelInSameEvent() throws {
    for way in BackgroundChapter.ways {
      let pane = try Pane(BackgroundChapter.self, way)
      try pane.perform { screen in
        screen.count.tap()
        screen.cancel.tap()
      }
      #expect(pane.screen.result.text == (way.name == "today" ? "Counting … 0 %" : "Cancelled"), "\(way.name)")
    }
  }

  @Test("if one event sets several states, the today way shows only the last one, and the other ways show each of them")
  func coalescing() throws {
    for way in BackgroundChapter.ways {
      let pane = try Pane(BackgroundChapter.self, way)
      try pane.perform(.tap("count"))
      try pane.perform(.wait(.milliseconds(300)))
      var texts: [String?] = []
      let observation = pane.screen.result.observe(\.text) { label, _ in texts.append(label.text) }
      try pane.perform { screen in
        screen.cancel.tap()
        screen.count.tap()
      }
      observation.invalidate()
      #expect(texts == (way.name == "today" ? [] : ["Cancelled"]) + ["Counting … 0 %"], "\(way.name)")
    }
  }

  @Test func `a second tap in the same event replaces the count before it has begun`() throws {
    let panes = try [1, 2].map { taps in
      let pane = try Pane(BackgroundChapter.self, today)
      try pane.perform { screen in for _ in 1...taps { screen.count.tap() } }
      return pane
    }
    for _ in 1...3 {
      #expect(panes[0].world.pendingCount > 0)
      #expect(panes[1].world.pendingCount == panes[0].world.pendingCount)
      for pane in panes { try pane.perform(.wait(World.backgroundTime)) }
    }
    #expect(panes.map(\.screen.result.text) == ["Counting … 30 %", "Counting … 30 %"])
  }

  @Test func `in the step without Cancel, a second tap in the same event begins no second count`() throws {
    let panes = try [1, 2].map { taps in
      let pane = try Pane(ToTheEnd.self, ToTheEnd.furtherWays[0])
      try pane.perform { screen in for _ in 1...taps { screen.count.tap() } }
      return pane
    }
    #expect(panes[0].world.pendingCount > 0)
    #expect(panes[1].world.pendingCount == panes[0].world.pendingCount)
    for pane in panes {
      try pane.close()
      #expect(pane.world.pendingCount == 0)
    }
  }

  @Test func `Cancel, a new count and the end of the screen leave no part of the previous count in the world`() throws {
    weak var world: VirtualWorld?
    weak var screen: CancellingScreen?
    do {
      let pane = try Pane(BackgroundChapter.self, today)
      (world, screen) = (pane.world, pane.screen)
      try pane.perform(.tap("count"))
      let oneCount = pane.world.pendingCount
      #expect(oneCount > 0)
      let inputs: [(Input, pendingCount: Int)] = [
        (.wait(.milliseconds(250)), oneCount), (.tap("cancel"), 0), (.tap("count"), oneCount),
        (.wait(.milliseconds(50)), oneCount), (.tap("count"), oneCount), (.wait(.milliseconds(150)), oneCount),
      ]
      for (input, pendingCount) in inputs {
        try pane.perform(input)
        #expect(pane.world.pendingCount == pendingCount, "\(input)")
      }
      try pane.close()
      #expect(pane.world.pendingCount == 0)
    }
    #expect(world == nil)
    #expect(screen == nil)
  }

  @Test func `after the last part, a count ends at once`() throws {
    let pane = try Pane(ToTheEnd.self, ToTheEnd.furtherWays[0])
    try pane.perform(.tap("count"))
    try pane.perform(.wait(.seconds(1)))
    #expect(pane.screen.result.textColor == .ok)
    #expect(pane.world.pendingCount == 0)
  }

  @Test func `a count ends with its screen, even if a state is on its way back`() throws {
    let (world, screen) = (VirtualWorld(), CancellingScreen())
    var controller: AnyObject? = world.perform { today.wire(screen, world) }
    world.perform { screen.count.tap() }
    try world.settle()
    world.schedule(after: World.backgroundTime) { controller = nil }
    try world.advance(by: World.backgroundTime)
    #expect(controller == nil)
    #expect(screen.result.text == "Counting … 0 %")
    #expect(world.pendingCount == 0)
  }

  @Test(
    "on real threads, a new count replaces the previous one, and a cancelled one shows no result",
    .timeLimit(.minutes(60)))
  func realThreads() async throws {
    let live = LiveScreen(CancellingScreen(), today, in: LiveWorld())
    var mistakes: [String] = []
    live.world.onMistake = { mistakes.append($0) }
    for taps in [1, 20] { try await count(on: live, taps: taps) }
    try live.perform { $0.count.tap() }
    try live.perform { $0.cancel.tap() }
    // This count begins after Cancel, so until it ends, the cancelled one has time to show something.
    try await count(on: LiveScreen(BackgroundScreen(), ToTheEnd.furtherWays[0], in: LiveWorld()))
    try await live.rest()
    #expect(live.screen.result.text == "Cancelled")
    #expect(mistakes == [])
  }

  /// Counts to the end.
  private func count<Screen: BackgroundScreen>(on live: LiveScreen<Screen>, taps: Int = 1) async throws {
    for _ in 1...taps { try live.perform { $0.count.tap() } }
    try await live.rest { $0.result.textColor != .ok }
    #expect(live.screen.result.text == "641 words, 262 different: the 28, to 27, she 21")
  }
}
