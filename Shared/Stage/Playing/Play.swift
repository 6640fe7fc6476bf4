/// Plays `script` on a fresh screen of `step` for each of its ways.
///
/// - Throws: see `play(_:on:_:)`.
@MainActor public func play<S: Step>(_ script: String, on step: S.Type) async throws {
  for way in step.ways { try await play(script, on: step, way) }
}

/// Plays `script` on a fresh screen of `step` wired in the manner of `pattern`, and on nothing else.
///
/// This is what a table of scripts in a test calls, once for each way.
/// - Throws: `PlayFailure` at the first thing that is not as it should be; `ScriptError`; `PaneError`.
@MainActor public func play<S: Step>(_ script: String, on step: S.Type, _ pattern: Pattern) async throws {
  try await play(script, on: step, step.way(pattern))
}

/// Plays `script` on a fresh screen of each of `steps` wired in the manner of `pattern`.
///
/// - Throws: see `play(_:on:_:)`.
@MainActor public func play(_ script: String, on steps: [any Step.Type], _ pattern: Pattern) async throws {
  for step in steps { try await play(script, on: step, pattern) }
}

/// Plays `script` on a fresh screen of `scene` wired in the manner of `way`.
///
/// The last line is followed by a turn of the real main queue, after which nothing may look different: what was meant
/// to happen in the pane's world must not have gone elsewhere.
/// - Throws: `PlayFailure` at the first expectation that does not come true or the first fault in a frame;
///   `ScriptError`; `PaneError`.
@MainActor public func play<S: Scene>(_ script: String, on scene: S.Type, _ way: Way<S.Screen>) async throws {
  let script = try Script(parsing: script, name: way.name)
  let panes = try Panes(scene, [way])
  let (pane, player) = (panes.all[0], Player(panes))
  try player.validate(script)
  try pane.expectSoundness("the first frame")
  for line in script.lines {
    switch (line.command, try player.play(line.command)) {
    case (.expect(let expectation), .answered(let answers)):
      guard let failure = expectation.failure(answers[0]) else { continue }
      throw PlayFailure(way: way.name, line: line.number, reason: failure)
    case (_, .happened): try pane.expectSoundness("after \(line.source)", line: line.number)
    default: break
    }
  }
  let rest = pane.snapshot
  await mainQueueTurn()
  guard pane.snapshot == rest else {
    throw PlayFailure(
      way: way.name, line: nil,
      reason: "after a turn of the main queue: \(pane.snapshot.differences(from: [rest]).joined(separator: ", "))")
  }
}

extension Pane {
  fileprivate func expectSoundness(_ moment: String, line: Int? = nil) throws(PlayFailure) {
    let faults = frames.flatMap(\.faults)
    guard faults.isEmpty else {
      let reason = faults.map(\.description).joined(separator: "; ")
      throw PlayFailure(way: name, line: line, reason: "\(moment): \(reason)")
    }
  }
}

/// Something in a script that did not come out as expected.
nonisolated public struct PlayFailure: Error, Hashable, Sendable {
  /// The name of the way.
  public let way: String
  /// The number of the line in the script, from 1; nil before the first and after the last one.
  public let line: Int?
  /// The sentence for what was expected and what was found.
  public let reason: String
}

nonisolated extension PlayFailure: CustomStringConvertible {
  /// The failure in a line: `rx:2: expected count "2", found "1"`.
  public var description: String { "\(way)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
