import Calls
import Controls
import Testing
import Trace
import World

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("What just happened")
struct WhatHappenedTests {
  /// What a person did at a time, and what followed by itself.
  private func tap(_ control: String, _ name: String, at time: Int = 0, isAwaiting: Bool = false) -> History.Moment {
    moment(.tap(control), name, at: .milliseconds(time), isByItself: false, isAwaiting: isAwaiting)
  }

  /// A wait of so many milliseconds until a time.
  private func wait(
    _ duration: Int, _ name: String?, at time: Int, isByItself: Bool = true, isAwaiting: Bool = false
  ) -> History.Moment {
    moment(
      .wait(.milliseconds(duration)), name, at: .milliseconds(time), isByItself: isByItself, isAwaiting: isAwaiting)
  }

  /// A moment that lasted `duration`, with a link of this name in the only pane; none is time in which nothing happened.
  private func moment(
    _ input: Input?, _ name: String?, at time: Duration, isByItself: Bool = true, isAwaiting: Bool = false
  ) -> History.Moment {
    var moment = History.Moment(
      input: input, time: time, snapshots: [],
      accounts: [RecordedAccount(TraceRecord(links: name.map { [Link($0, "")] } ?? [])) { Account(links: $0.links) }],
      changes: [[]], marks: [], isAwaitingOutside: isAwaiting, blocks: [:])
    moment.isByItself = isByItself
    return moment
  }

  private func session(_ moments: [History.Moment]) -> History {
    var session = History(step: 1, opened: moment(nil, nil, at: .zero, isByItself: false))
    for moment in moments { session.append(moment) }
    return session
  }

  private func told(_ session: History) -> String {
    let chain = session.story.accounts.map { $0.entries.map(\.event.description).joined(separator: " ") }.joined(
      separator: "|")
    return "\(session.story.title ?? "nothing"): \(chain)"
  }

  @Test func `is the last input with its consequences`() {
    let cases: [(claim: String, moments: [History.Moment], story: String)] = [
      ("before anything happened there is nothing", [], "nothing: "),
      (
        "it begins with the opening of the screens before the first input", [wait(31, "a", at: 31)],
        "the screens were opened, and what followed within 31ms: a"
      ),
      (
        "it continues as long as less than a second is between two changes", [tap("up", "a"), wait(999, "b", at: 999)],
        "tap up, and what followed within 999ms: a b"
      ),
      ("and no longer", [tap("up", "a"), wait(999, "b", at: 999), wait(1000, "c", at: 1999)], "wait 1s: c"),
      (
        "a wait that a person asked for is an input like others",
        [tap("up", "a"), wait(300, "b", at: 300, isByItself: false)], "wait 300ms: b"
      ),
      (
        "it stays an input when time that passes by itself follows",
        [tap("up", "a"), wait(300, nil, at: 300, isByItself: false), wait(100, "b", at: 400)], "wait 400ms: b"
      ),
      (
        "and when such time came before it",
        [tap("up", "a"), wait(300, nil, at: 300), wait(100, "b", at: 400, isByItself: false)], "wait 400ms: b"
      ),
      (
        "of very many consequences the beginning and the end are shown",
        [tap("up", "a")] + (1...100).map { wait(10, "\($0)", at: 10 * $0) },
        "tap up, and what followed within 1s: a 1 2 3 4 5 6 7 8 9 10 11 12 … 89 90 91 92 93 94 95 96 97 98 99 100"
      ),
    ]
    for (claim, moments, story) in cases { #expect(told(session(moments)) == story, "\(claim)") }
  }

  @Test func `has consequences for as long as answers were awaited`() {
    var session = session([
      tap("load", "a", at: 5000, isAwaiting: true), wait(33, "b", at: 5033, isAwaiting: true),
      wait(4000, nil, at: 9033, isAwaiting: true), wait(2000, "c", at: 11033),
    ])
    #expect(told(session) == "tap load, and what followed within 6033ms: a b c")
    session.append(wait(9000, nil, at: 20033))
    #expect(told(session) == "tap load, and what followed within 6033ms: a b c")
    session.append(tap("up", "d", at: 20033))
    #expect(told(session) == "tap up: d")
    #expect(session.moments.count == 6)
  }

  @Test func `going back ends with what had happened by then`() {
    var session = session([tap("up", "a"), wait(10, "b", at: 10), tap("up", "c", at: 10)])
    session.goBack(to: 2)
    #expect(told(session) == "tap up, and what followed within 10ms: a b")
  }

  @Test func `ends with the difference between the panes, also if it shows later`() {
    var session = session([tap("load", "a", isAwaiting: true), wait(10, "b", at: 10, isAwaiting: true)])
    #expect(session.story.disagreement == nil)
    var last = wait(5000, nil, at: 5010)
    last.disagreement = .snapshots([])
    session.append(last)
    #expect(session.story.disagreement == .snapshots([]))
    #expect(told(session) == "tap load, and what followed within 10ms: a b")
  }

  @Test("an alert that comes by itself is shown with the tap that caused it; on a journey each stands alone")
  func onStage() throws {
    let stage = LiveStage(try Session(Desk.self, step: 2))
    stage.perform(.tap("ask"))
    stage.pass(.milliseconds(300))
    stage.pass(.milliseconds(300))
    #expect(stage.session.told.title == "tap ask, and what followed within 300ms")
    #expect(stage.session.told.accounts.map(\.senders).allSatisfy { $0.first == "ask" && $0.last == "screen" })
    stage.session.journey = 1
    #expect(stage.session.told.title == "tap ask")
    stage.session.journey = 2
    #expect(stage.session.told.title == "wait 300ms")
    #expect(stage.session.told.accounts.allSatisfy { !$0.senders.contains("ask") })
  }
}

extension Account {
  /// The senders of its links.
  fileprivate nonisolated var senders: [String] {
    flat.compactMap { if case .link(let link) = $0.entry.event { link.sender } else { nil } }
  }
}
