import Foundation
import LoopbackServer
import Stage
import StageSession

/// A stage for a browser: the session that the page shows, in the time that passes outside.
@MainActor package final class WebStage {
  /// The session that is shown.
  package let session: Session

  /// The number of the present state.
  private(set) var number = 1

  private var change = Gate()
  private let elapsed: () -> Duration
  private var time: Duration

  /// A stage for `session`.
  ///
  /// - Parameter elapsed: The time since some moment.
  package init(_ session: Session, elapsed: @escaping () -> Duration) {
    (self.session, self.elapsed, time) = (session, elapsed, elapsed())
  }

  /// Does what a page asks for.
  func perform(_ request: StageRequest) {
    passTime()
    session.perform(request)
    change(after: session.timeToNext)
  }

  /// The events for a page that knows the state of number `known`: the present state, its story, then each later state.
  ///
  /// The pieces are made as they are sent, and never end.
  ///
  /// - Parameter owesStory: whether the page did not get the story of the state that it knows.
  func events(after known: Int, owesStory: Bool = false) -> [LoopbackServer.Piece] {
    guard known != number else { return [.pause(change), made { $0.events(after: known) }] }
    let sent = number
    return [.text("data: \(state)\n\n"), made { $0.events(toldAfter: sent, isOwed: owesStory) }]
  }

  /// The story for a page that has got the state of number `sent`. A later state is more urgent, once.
  private func events(toldAfter sent: Int, isOwed: Bool) -> [LoopbackServer.Piece] {
    guard isOwed || sent == number else { return events(after: sent, owesStory: true) }
    return [.text("event: story\ndata: \(story)\n\n"), made { $0.events(after: sent) }]
  }

  private func made(
    _ pieces: @escaping @MainActor @Sendable (WebStage) -> [LoopbackServer.Piece]
  ) -> LoopbackServer.Piece {
    .made { [weak self] in
      onMain { self.map(pieces) ?? [] }
    }
  }

  /// The present state in JSON.
  var state: String { json(StageState(session, number: number)) }

  /// The calls and changes of the latest input, in JSON.
  var story: String { json(StoryState(session)) }

  private func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }

  private func change(after duration: Duration?) {
    number += 1
    change.open()
    change = Gate()
    guard let duration else { return }
    let asked = number
    DispatchQueue.main.asyncAfter(deadline: .now() + max(.milliseconds(1), duration) / .seconds(1)) { [weak self] in
      MainActor.assumeIsolated { self?.passTime(ifStill: asked) }
    }
  }

  /// Lets the time pass in all worlds that has passed outside, as far as nothing else happened meanwhile.
  private func passTime(ifStill asked: Int) {
    guard asked == number else { return }
    passTime()
    change(after: session.timeToNext)
  }

  private func passTime() {
    let passed = (elapsed() - time).wholeMilliseconds
    time += passed
    guard session.passesTime, passed > .zero else { return }
    session.perform(.wait(passed), isByPerson: false)
  }
}

/// Runs `body` on the main actor, from a queue that is not the main one.
func onMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
  DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
