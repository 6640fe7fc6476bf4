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

  @Test("is the last input with its consequences while answers were awaited, however long that took")
  func answers() {
    var session = session([
      moment(.tap("load"), "a", at: .seconds(5), isByItself: false, isAwaiting: true),
      moment(.wait(.milliseconds(33)), "b", at: .milliseconds(5033), isAwaiting: true),
      moment(.wait(.seconds(4)), nil, at: .milliseconds(9033), isAwaiting: true),
      moment(.wait(.seconds(2)), "c", at: .milliseconds(11033)),
    ])
    #expect(told(session) == "tap load, and what followed within 6033ms: a b c")
    session.append(moment(.wait(.seconds(9)), nil, at: .milliseconds(20033)))
    #expect(told(session) == "tap load, and what followed within 6033ms: a b c")
    session.append(moment(.tap("up"), "d", at: .milliseconds(20033), isByItself: false))
    #expect(told(session) == "tap up: d")
    #expect(session.moments.count == 6)
  }

  @Test("continues as long as less than a second is between two changes")
  func soon() {
    var session = session([
      moment(.tap("up"), "a", at: .zero, isByItself: false),
      moment(.wait(.milliseconds(999)), "b", at: .milliseconds(999)),
    ])
    #expect(told(session) == "tap up, and what followed within 999ms: a b")
    session.append(moment(.wait(.seconds(1)), "c", at: .milliseconds(1999)))
    #expect(told(session) == "wait 1s: c")
  }

  @Test("begins with the opening of the screens before the first input")
  func opening() {
    #expect(told(session([])) == "nothing: ")
    let session = session([moment(.wait(.milliseconds(31)), "a", at: .milliseconds(31))])
    #expect(told(session) == "the screens were opened, and what followed within 31ms: a")
  }

  @Test("a wait that a person asked for is an input like others")
  func asked() {
    let session = session([
      moment(.tap("up"), "a", at: .zero, isByItself: false),
      moment(.wait(.milliseconds(300)), "b", at: .milliseconds(300), isByItself: false),
    ])
    #expect(told(session) == "wait 300ms: b")
  }

  @Test("a requested wait stays an input when time that passed by itself is joined to it", arguments: [true, false])
  func joined(_ isFirst: Bool) {
    let session = session([
      moment(.tap("up"), "a", at: .zero, isByItself: false),
      moment(.wait(.milliseconds(300)), nil, at: .milliseconds(300), isByItself: !isFirst),
      moment(.wait(.milliseconds(100)), "b", at: .milliseconds(400), isByItself: isFirst),
    ])
    #expect(told(session) == "wait 400ms: b")
  }

  @Test("of very many consequences the beginning and the end are shown")
  func much() {
    let ticks = (1...100).map { moment(.wait(.milliseconds(10)), "\($0)", at: .milliseconds(10 * $0)) }
    let session = session([moment(.tap("up"), "a", at: .zero, isByItself: false)] + ticks)
    let numbers = (1...12).map(String.init) + ["…"] + (89...100).map(String.init)
    #expect(
      told(session) == "tap up, and what followed within 1s: a \(numbers.joined(separator: " "))")
  }

  @Test("going back ends with what had happened by then")
  func back() {
    var session = session([
      moment(.tap("up"), "a", at: .zero, isByItself: false),
      moment(.wait(.milliseconds(10)), "b", at: .milliseconds(10)),
      moment(.tap("up"), "c", at: .milliseconds(10), isByItself: false),
    ])
    session.goBack(to: 2)
    #expect(told(session) == "tap up, and what followed within 10ms: a b")
  }

  @Test("ends with the difference between the panes, also if it shows later")
  func disagreement() {
    var session = session([
      moment(.tap("load"), "a", at: .zero, isByItself: false, isAwaiting: true),
      moment(.wait(.milliseconds(10)), "b", at: .milliseconds(10), isAwaiting: true),
    ])
    #expect(session.story.disagreement == nil)
    var last = moment(.wait(.seconds(5)), nil, at: .milliseconds(5010))
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
