@testable import Controls
import Testing
import World

@testable import Stage
@testable import StageSession

@Suite("A session")
struct SessionTests {
  private let difference = Disagreement.snapshots([])

  /// A moment at `time`, in which something was set or not.
  private func moment(
    _ input: Input?, at time: Duration, sets: Bool = false, _ disagreement: Disagreement? = nil
  ) -> History.Moment {
    let change = Change(
      identifier: "clock", property: .text, oldValue: .text(""), newValue: .text("\(time)"), isByPerson: false)
    return History.Moment(
      input: input, time: time, snapshots: [], accounts: [], changes: [sets ? [change] : []],
      disagreement: disagreement, marks: [], isAwaitingOutside: false, blocks: [:])
  }

  private func inputs(_ session: History) -> [String] { session.moments.compactMap { $0.input?.description } }

  /// A session after these moments.
  private func session(_ moments: [History.Moment] = [], step: Int = 1) -> History {
    var session = History(step: step, opened: moment(nil, at: .zero))
    for moment in moments { session.append(moment) }
    return session
  }

  @Test func `time in which nothing happens is one moment, however the panes disagree meanwhile`() {
    var session = session([moment(.tap("up"), at: .zero, sets: true, difference)])
    for count in 1...100 { session.append(moment(.wait(.seconds(1)), at: .seconds(count), difference)) }
    #expect(inputs(session) == ["tap up", "wait 100s"])
    session.append(moment(.wait(.seconds(1)), at: .seconds(101)))
    #expect(inputs(session) == ["tap up", "wait 101s"])
    #expect(session.moments.last?.disagreement == nil)
  }

  @Test func `a change keeps its time, however long a person looks at it`() {
    var session = session([moment(.tap("up"), at: .zero, sets: true)])
    for count in 1...90 {
      session.append(moment(.wait(.milliseconds(100)), at: .milliseconds(100 * count), sets: count == 4))
    }
    #expect(inputs(session) == ["tap up", "wait 400ms", "wait 8600ms"])
    #expect(session.moments.map(\.time) == [.zero, .zero, .milliseconds(400), .seconds(9)])
    session.append(moment(.wait(.seconds(1)), at: .seconds(10), sets: true))
    #expect(inputs(session) == ["tap up", "wait 400ms", "wait 9600ms"])
    #expect(session.moments.last?.time == .seconds(10))
  }

  @Test func `time in which nothing happened is a part of the wait before it in a script`() {
    let session = session([
      moment(.wait(.milliseconds(400)), at: .milliseconds(400), sets: true),
      moment(.wait(.seconds(2)), at: .milliseconds(2400)),
      moment(.tap("up"), at: .milliseconds(2400), sets: true),
      moment(.wait(.seconds(1)), at: .milliseconds(3400)),
    ])
    #expect(session.script(of: "Clock") == "# Clock: a session on stage\nstep 1\nwait 2400ms\ntap up\nwait 1s\n")
  }

  @Test func `a clock that ticks for hours is kept to some two thousand moments, and all its time`() {
    let ticks = (1...5000).map { moment(.wait(.seconds(1)), at: .seconds($0), sets: true) }
    let session = session([moment(.tap("up"), at: .zero, sets: true)] + ticks)
    #expect(session.moments.count == History.limit)
    #expect(inputs(session).prefix(3) == ["tap up", "wait 3003s", "wait 1s"])
    #expect(session.inputs(to: session.moments.count - 1).count == History.limit - 1)
    #expect(session.moments.last?.time == .seconds(5000))
  }

  @Test func `a person's inputs are never left out`() {
    #expect(session((1...3000).map { moment(.tap("up"), at: .seconds($0), sets: true) }).moments.count == 3001)
  }

  @Test func `a wait of more than a day is several in a script`() throws {
    let script = session([moment(.wait(.seconds(200_000)), at: .seconds(200_000))], step: 2).script(of: "Clock")
    #expect(script == "# Clock: a session on stage\nstep 2\nwait 86400s\nwait 86400s\nwait 27200s\n")
    #expect(try Script(parsing: script, name: "saved").lines.count == 4)
  }
}
