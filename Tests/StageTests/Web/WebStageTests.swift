import Foundation
import Testing

@testable import LoopbackServer
@testable import Stage
@testable import StageSession
@testable import WebStage
@testable import Workshop

@Suite("The stage in a browser")
struct WebStageTests {
  private final class Clock {
    var now = Duration.zero
  }

  private let clock = Clock()
  private let stage: WebStage

  init() throws {
    let clock = clock
    stage = WebStage(try Session(FifthDesk.self, step: 2)) { clock.now }
  }

  /// The state as a page gets it.
  private struct Page: Decodable {
    struct View: Decodable {
      var id: String
      var text: String?
      var selection: [Int]?
      var isEnabled: Bool
      var color: String
    }

    struct Pane: Decodable {
      var way: String
      var views: [View]
      var alert: Alert?

      func text(_ id: String) -> String? { views.first { $0.id == id }?.text }
    }

    struct Alert: Decodable {
      var title: String
      var buttons: [View]
    }

    struct Parity: Decodable, Equatable {
      var isSame: Bool
      var text: String
    }

    struct Message: Decodable, Equatable {
      var text: String
      var isBad: Bool
    }

    var version: Int
    var number: Int
    var chapter: String
    var steps: [String]
    var isQuiz: Bool
    var step: Int
    var panes: [Pane]
    var absentWays: [String]
    var moments: [String]
    var shown: Int
    var parity: Parity?
    var message: Message?
    var looked: Int
    var isAlone: Bool

    /// What each pane shows in its label.
    var counts: [String?] { panes.map { $0.text("count") } }
  }

  /// The calls and changes of the latest input, as a page gets them.
  private struct Story: Decodable {
    struct Account: Decodable {
      var way: String
      var calls: String
    }

    var told: String?
    var changed: String
    var accounts: [Account]
  }

  private func story(of stage: WebStage) throws -> Story {
    try JSONDecoder().decode(Story.self, from: Data(stage.story.utf8))
  }

  private func page() throws -> Page { try JSONDecoder().decode(Page.self, from: Data(stage.state.utf8)) }

  @Test func `a quiz gives no verdict, takes guesses as lines, and shows the answer at its end`() throws {
    let package = try QuizDesk.package()
    let quiz = try QuizDesk.quiz(package)
    let stage = WebStage(
      try Session(QuizDesk.self, quiz: quiz, step: 1, sources: HighlightedSources(quiz)), elapsed: { .zero })
    func page(after line: String) throws -> Page {
      stage.perform(StageRequest(play: line))
      return try JSONDecoder().decode(Page.self, from: Data(stage.state.utf8))
    }
    let played = try page(after: "tap up\ntap down")
    #expect(played.isQuiz && played.parity == nil && played.steps == [])
    let wrong = try page(after: "guess rx")
    #expect(wrong.isQuiz)
    #expect(wrong.message == Page.Message(text: "No: rx does what it should. (:reveal gives up)", isBad: false))
    let right = try page(after: "guess observer 5")
    #expect(!right.isQuiz)
    #expect(right.message?.text.hasPrefix("Yes, it is observer, and that is the line: 2 of 3 points.\n") == true)
    #expect(right.parity?.isSame == false)
  }

  private func page(after requests: StageRequest...) throws -> Page {
    for request in requests { stage.perform(request) }
    return try page()
  }

  @Test func `an input happens in all panes, and the state says what each of them shows`() throws {
    let page = try page(after: StageRequest(play: "tap up\ntype name \"Ada\""))
    #expect(page.panes.map(\.way) == ["callback", "delegate", "observer", "rx"])
    #expect(page.counts == ["1", "1", "1", "1"])
    #expect(page.panes.map { $0.text("greeting") } == Array(repeating: "Hello, Ada!", count: 4))
    #expect(page.panes[0].views.first { $0.id == "name" }?.selection == [3, 3])
    #expect(page.parity == Page.Parity(isSame: true, text: "the four ways are the same"))
    #expect(page.moments == ["", "tap up", #"type name "Ada""#] && page.shown == 2)
    #expect(try story(of: stage).told == #"type name "Ada""#)
    #expect((page.version, page.chapter, page.step) == (1, "99 FifthDesk", 2))
    #expect(page.steps == ["up and down", "five ways"])
  }

  @Test func `the calls of an input are a picture for each way, and what was typed is escaped in it`() throws {
    stage.perform(StageRequest(play: #"type name "<b>""#))
    let accounts = try story(of: stage).accounts
    #expect(accounts.map(\.way) == ["callback", "delegate", "observer", "rx"])
    #expect(accounts.allSatisfy { $0.calls.hasPrefix("<svg ") && $0.calls.hasSuffix("</svg>") })
    #expect(accounts.allSatisfy { !$0.calls.contains("<b>") && $0.calls.contains("&lt;b&gt;") })
  }

  @Test func `the changes of an input are told once if the ways have the same, else for each way`() throws {
    stage.perform(StageRequest(play: "tap up"))
    #expect(try story(of: stage).changed == #"count "1", down enabled, in the four ways"#)
    let wrong = WebStage(
      try Session(WrongFifthDesk.self, StepSelection([WrongFifthDesk.self]).with("wrong"), step: 1)
    ) { .zero }
    wrong.perform(StageRequest(play: "tap up\ntap down"))
    let changed = try story(of: wrong).changed
    #expect(changed.hasPrefix(#"callback: count "0", down disabled; "#))
    #expect(changed.hasSuffix("wrong: nothing changed"))
  }

  @Test func `one way can be looked at alone, and all of them again`() throws {
    #expect(try page().isAlone == false)
    let alone = try page(after: StageRequest(look: 3))
    #expect(alone.looked == 2 && alone.isAlone)
    let all = try page(after: StageRequest(look: 0))
    #expect(all.looked == 2 && !all.isAlone)
    #expect(try page(after: StageRequest(look: 9)).looked == 2)
  }

  @Test func `a difference between the ways is told, with the way that is odd`() throws {
    let wrong = WebStage(
      try Session(WrongFifthDesk.self, StepSelection([WrongFifthDesk.self]).with("wrong"), step: 1)
    ) { .zero }
    wrong.perform(StageRequest(play: "tap up\ntap down"))
    let page = try JSONDecoder().decode(Page.self, from: Data(wrong.state.utf8))
    #expect(page.parity == Page.Parity(isSame: false, text: #"wrong: count "1""#))
  }

  @Test func `a journey shows an earlier moment, and the next input happens in the present`() throws {
    let early = try page(after: StageRequest(play: "tap up\ntap up"), StageRequest(travel: 1))
    #expect(early.counts == ["1", "1", "1", "1"])
    #expect(early.shown == 1 && early.moments.count == 3)
    let later = try page(after: StageRequest(play: "tap down"))
    #expect(later.counts == ["1", "1", "1", "1"])
    #expect(later.shown == 3)
    #expect(try page(after: StageRequest(travel: 1), StageRequest(travel: 99)).shown == 3)
  }

  @Test func `one can go on from an earlier moment, undo, open another step, and add a way`() throws {
    #expect(try page(after: StageRequest(play: "tap up\ntap up"), StageRequest(resume: 1)).moments == ["", "tap up"])
    #expect(try page(after: StageRequest(undo: true)).moments == [""])
    #expect(try page().absentWays == ["direct"])
    #expect(try page(after: StageRequest(add: "direct")).panes.map(\.way).last == "direct")
    #expect(try page(after: StageRequest(open: 1)).panes.count == 4)
  }

  @Test(
    "a request that makes no sense changes nothing, or says why",
    arguments: [
      (StageRequest(play: "tap upp"), "line 1: there is no control upp: did you mean up?"),
      (StageRequest(play: "jump"), nil), (StageRequest(travel: -1), nil), (StageRequest(resume: 7), nil),
      (StageRequest(open: 0), nil), (StageRequest(add: "swift"), nil), (StageRequest(file: 9), nil),
      (StageRequest(open: .min), nil), (StageRequest(look: .min), nil), (StageRequest(travel: .min), nil),
      (StageRequest(resume: .min), nil), (StageRequest(file: .min), nil), (StageRequest(), nil),
    ])
  func senseless(_ request: StageRequest, _ message: String?) throws {
    let page = try page(after: request)
    #expect(page.moments == [""] && page.counts == ["0", "0", "0", "0"] && page.panes.count == 4)
    #expect(page.message.map(\.isBad) ?? true)
  }

  @Test func `the time that passes outside passes in the panes before the next input`() throws {
    _ = try page(after: StageRequest(play: "tap ask"))
    #expect(try page().panes[0].alert == nil)
    clock.now = .milliseconds(300)
    let page = try page(after: StageRequest(play: "tap up"))
    #expect(page.moments == ["", "tap ask", "wait 300ms", "tap up"])
    #expect(page.panes.allSatisfy { $0.alert?.buttons.map(\.id) == ["ok"] })
  }

  @Test("a page gets the present state, what just happened, then each later state, which comes before an older story")
  func events() async throws {
    func texts(_ pieces: [LoopbackServer.Piece]) -> [String] {
      pieces.compactMap { if case .bytes(let bytes) = $0 { String(decoding: bytes, as: UTF8.self) } else { nil } }
    }
    func next(_ pieces: [LoopbackServer.Piece]) async -> [LoopbackServer.Piece] {
      guard case .made(let make)? = pieces.last else { return [] }
      return await Task.detached { make() }.value
    }
    let first = stage.events(after: 0)
    #expect(texts(first) == ["data: \(stage.state)\n\n"])
    let told = await next(first)
    #expect(texts(told) == ["event: story\ndata: \(stage.story)\n\n"])
    let waiting = await next(told)
    guard case .pause(let gate)? = waiting.first else {
      Issue.record("nothing to wait for")
      return
    }
    #expect(!gate.isOpen)
    stage.perform(StageRequest(play: "tap up"))
    stage.perform(StageRequest(play: "tap up"))
    #expect(gate.isOpen)
    let second = await next(waiting)
    #expect(texts(second) == ["data: \(stage.state)\n\n"])
    #expect(try page().counts == ["2", "2", "2", "2"])
    stage.perform(StageRequest(play: "tap down"))
    #expect(texts(await next(second)) == ["data: \(stage.state)\n\n"])
  }
}
