import Controls
import Foundation
import KeyValueObserving
import LoopbackServer
import Parity
import Services
import Stage
import Testing
import World

@testable import WebPage

@Suite("06 WebPage")
struct WebPageTests {
  @Test(arguments: Pattern.allCases)
  func `an answer comes in pieces; the title is that of the page, and comes with it`(_ way: Pattern) async throws {
    try await play(
      """
      replace address "a.test"
      tap load
      event redirect b.test
      event answer 200 html 40
      expect progress progress 0.1
      event send "<title>Title</title>"
      expect progress progress 0.5
      expect title ""
      event send "<p>Title of 20 bytes"
      expect progress progress 0.9
      event finish
      expect title "Title"
      expect page "Title of 20 bytes"
      expect progress hidden
      event send "more"
      expect page "Title of 20 bytes"
      """, on: Loading.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a page may have any title over any text`(_ way: Pattern) async throws {
    let pages = [
      ("Foo", "Bar"), ("Foo", "Foo Bar"), ("Foo Bar", "Foo"), ("Foo", ""), ("", "Bar"), ("", ""), ("Bar", "Foo"),
      ("日本", "a 日本"),
    ]
    let script = pages.map { title, text in
      """
      replace address "a.test"
      tap load
      event page "\(title)" "\(text)"
      expect title "\(title)"
      expect page "\(text)"
      expect progress hidden
      """
    }
    try await play(script.joined(separator: "\n"), on: WebPageChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a load that begins while a page comes keeps its bar, and the page is shown`(_ way: Pattern) throws {
    for step in WebPageChapter.steps { try loadDuringPage(way, on: step) }
  }

  private func loadDuringPage<S: Step>(_ way: Pattern, on step: S.Type) throws {
    for property in ["progress", "title"] {
      let pane = try Pane(step, step.way(way))
      let screen = try #require(pane.screen as? LoadingScreen)
      var loads = 0
      func again(_ changed: String, _ isNow: Bool) {
        guard changed == property, isNow, loads == 0 else { return }
        loads += 1
        screen.load.sendActions(for: .touchUpInside)
      }
      let observations = [
        screen.progress.observe(\.progress) { bar, _ in again("progress", bar.progress == 1) },
        screen.pageTitle.observe(\.text) { label, _ in again("title", label.text == "Welcome") },
      ]
      try pane.perform(.tap("load"))
      try pane.perform(.wait(.milliseconds(500)))
      #expect(loads == 1)
      #expect(screen.pageTitle.text == "Welcome" && screen.page.text?.hasPrefix("Welcome") == true)
      #expect(screen.progress.progress == 0.1 && screen.activity.isAnimating && screen.stop.isEnabled)
      try pane.perform(.wait(.milliseconds(500)))
      #expect(screen.progress.isHidden && !screen.stop.isEnabled && loads == 1)
      withExtendedLifetime(observations) {}
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a new load cancels the old one, and nothing of the old load appears later`(_ way: Pattern) async throws {
    try await play(
      """
      replace address "old.test"
      tap load
      event answer 200 html 40
      event send "<title>Older</title>"
      expect progress progress 0.5
      replace address "new.test"
      tap load
      expect progress visible
      expect progress progress 0.1
      event page "New" "New things"
      expect title "New"
      event send "and more"
      event finish
      wait 60s
      expect title "New"
      expect page "New things"
      expect progress hidden
      """, on: WebPageChapter.steps, way)
  }

  @Test("hiding the bar at the end of a cancelled load makes it flicker, and the check of each frame detects this")
  func flicker() async throws {
    let way = Way("flickering", Flickering.self)
    let failure = await #expect(throws: PlayFailure.self) {
      try await play("tap load\ntap load", on: Loading.self, way)
    }
    #expect(failure?.reason.hasPrefix("after tap load: progress.isHidden changed 2 times in one frame") == true)
    let pane = try Pane(Loading.self, way)
    try pane.perform(.tap("load"))
    try pane.perform(.tap("load"))
    #expect(!pane.screen.progress.isHidden && pane.screen.stop.isEnabled)
  }

  @Test(
    "a failed load shows the reason and keeps the previous page", arguments: Pattern.allCases,
    [
      ("event fail no-such-host", "no such host: a.test"),
      ("event fail refused", "a.test refuses the connection"),
      ("event fail lost", "the connection was lost before the page began"),
      ("wait 30s", "timed out after 30 s"),
      ("event answer 404 html 9", "the server answered with status 404: there is no such page"),
      ("event answer 200 png 9", "this is no HTML but image/png"),
      ("event answer 200 html 9\nevent send \"hello\"\nevent fail lost", "the connection was lost after 5 of 9 bytes"),
      ("event answer 200 html 9\nevent send \"hello\"\nevent finish", "the page has 5 bytes, but the server said 9"),
      (String(repeating: "event redirect b.test\n", count: 11), "too many redirects: more than 10"),
    ])
  func failure(_ way: Pattern, _ trouble: (events: String, message: String)) async throws {
    let script = """
      tap load
      wait 1s
      replace address "a.test"
      tap load
      expect progress visible
      \(trouble.events)
      expect error "\(trouble.message)"
      expect error error
      expect progress hidden
      expect title "Welcome"
      replace address "bundle:patterns"
      tap load
      expect error ""
      wait 1s
      expect title "Patterns"
      """
    try await play(script, on: Failures.self, way)
    try await play(script, on: WebPageChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `back, forward and reload`(_ way: Pattern) async throws {
    try await play(
      """
      replace address "a.test"
      tap load
      event page "A" "A one"
      expect back disabled
      expect reload enabled
      replace address "b.test"
      tap load
      expect back disabled
      event page "B" "B one"
      expect back enabled
      expect forward disabled
      tap back
      expect title "B"
      event page "A" "A two"
      expect page "A two"
      expect back disabled
      expect forward enabled
      tap reload
      event page "A" "A three"
      expect page "A three"
      expect forward enabled
      tap forward
      event fail lost
      expect title "A"
      expect forward enabled
      tap forward
      event page "B" "B two"
      expect page "B two"
      expect forward disabled
      expect back enabled
      """, on: WebPageChapter.self, way)
  }

  @Test func `the title and the bar are the same at every moment, in every way of doing it with Rx or KVO`() throws {
    let loading: [Input] = [
      .replace("address", text: "a.test"), .tap("load"), .event("answer", ["200", "html", "40"]),
      .event("send", ["<title>C</title>C page"]),
    ]
    for first in WebPageChapter.alphabet {
      for second in WebPageChapter.alphabet {
        try ParityChecker(WebPageChapter.self).check(loading + [first, second])
      }
    }
  }

  @Test func `the four ways are the same after every sequence of three inputs`() throws {
    try Loading.checkParity(depth: 4, random: 50)
    try Failures.checkParity(depth: 3, random: 50)
    try WebPageChapter.checkParity(depth: 3, random: 100)
  }

  @Test func `nothing outlives its controller, with or without a load in progress`() throws {
    let middle: [Input] = [.replace("address", text: "a.test"), .tap("load"), .event("answer", ["200", "html", "9"])]
    for step in WebPageChapter.steps { try step.checkLifetimes(after: middle) }
    try WebPageChapter.checkLifetimes(after: [.tap("load"), .wait(.seconds(1))])
  }

  @Test(
    .timeLimit(.minutes(60)), arguments: Pattern.allCases)
  func `online, a real page comes through the system's network`(_ way: Pattern) async throws {
    let server = try LoopbackServer(["/": .html("<title>Real</title><p>page"), "/gone": .html("", status: 404)])
    let pane = try Pane(WebPageChapter.self, WebPageChapter.way(way), goesOnline: true)
    func load(_ address: String) async throws {
      try pane.perform(.replace("address", text: address))
      try pane.perform(.tap("load"))
      while pane.screen.stop.isEnabled {
        try pane.perform(.wait(.zero))
        await Task.yield()
        try Task.checkCancellation()
      }
    }
    try await load(server.url.absoluteString)
    #expect(pane.snapshot["title"]?.text == "Real" && pane.snapshot["page"]?.text == "page")
    try await load(server.url("/gone").absoluteString)
    #expect(pane.snapshot["error"]?.text == "the server answered with status 404: there is no such page")
    #expect(pane.snapshot["title"]?.text == "Real")
    await server.stop()
  }

  @Test(.timeLimit(.minutes(60)))
  func `online, the four ways send one request, and show its answer in the same turn`() async throws {
    let (requests, counter) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      counter.yield()
      return .html("<title>Real</title><p>page")
    }
    let panes = try Panes(WebPageChapter.self, WebPageChapter.ways, goesOnline: true)
    try panes.perform(.replace("address", text: server.url.absoluteString))
    try panes.perform(.tap("load"))
    while panes.isAwaitingOutside {
      #expect(panes.disagreement() == nil)
      try panes.perform(.wait(.zero))
      await Task.yield()
      try Task.checkCancellation()
    }
    #expect(panes.all.map { $0.snapshot["title"]?.text } == Array(repeating: "Real", count: panes.all.count))
    counter.finish()
    var count = 0
    for await _ in requests { count += 1 }
    #expect(count == 1)
    await server.stop()
  }

  @Test(
    arguments: [
      ("answer 99 html 1", "a status, 100 to 599"), ("answer 200 pdf 1", "html, text or png"),
      ("answer 200 html x", "a number of bytes, or unknown"), ("redirect \"a b\"", "a host"),
      ("fail never", "one of insecure, lost, no-such-host, not-connected, refused, rubbish"),
    ])
  func `an event that makes no sense says what it takes`(_ event: String, _ expected: String) async throws {
    let error = await #expect(throws: PaneError.self) { try await play("event \(event)", on: Loading.self, .rx) }
    #expect(error?.description == "expected \(expected)")
  }

  @Test func `the title is that of the page after each of many random inputs`() throws {
    var random = SeededRandom(seed: 1)
    let panes = try Panes(WebPageChapter.self, WebPageChapter.ways)
    for _ in 1...500 {
      let input = try #require(WebPageChapter.alphabet.filter(panes.canPerform).randomElement(using: &random))
      try panes.perform(input)
      for pane in panes.all {
        let title = pane.screen.pageTitle.text ?? ""
        #expect(title.isEmpty || (pane.screen.page.text ?? "").hasPrefix(title), "\(pane.name) after \(input)")
      }
    }
  }
}

/// The callback way with a mistake: each end hides the bar.
private final class Flickering: Wiring {
  private let screen: LoadingScreen
  private let viewModel: CallbackWay.ViewModel

  init(_ screen: LoadingScreen, _ world: World) {
    self.screen = screen
    viewModel = CallbackWay.ViewModel(world)
    screen.showLoading(false)
    screen.load.addTarget(self, action: Flickering.loadTapped, for: .touchUpInside)
  }

  private func loadTapped() {
    viewModel.load(screen.address.text ?? "") { [weak self] progress in
      self?.screen.showLoading(true)
      self?.screen.progress.progress = Float(progress)
    } completion: { [weak self] _ in
      self?.screen.showLoading(false)
    }
  }
}
