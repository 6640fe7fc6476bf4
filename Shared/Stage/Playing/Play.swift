import Controls

/// Plays `script` on a fresh screen of `step` wired in the manner of `pattern`, and on nothing else.
///
/// This is what a table of scripts in a test calls, once for each way.
/// - Throws: `PlayFailure` at the first expectation that does not come true; `ScriptError`; `PaneError`.
@MainActor public func play<S: Step>(_ script: String, on step: S.Type, _ pattern: Pattern) throws {
  try play(script, on: step, step.way(pattern))
}

/// Plays `script` on a fresh screen of `step` wired in the manner of `way`.
///
/// - Throws: `PlayFailure` at the first expectation that does not come true or the first fault in a frame;
///   `ScriptError`; `PaneError`.
@MainActor public func play<S: Step>(_ script: String, on step: S.Type, _ way: Way<S.Screen>) throws {
  let script = try Script(parsing: script, name: way.name)
  let pane = try Pane(step, way)
  try pane.expectSoundness(after: nil)
  for line in script.lines {
    switch line.command {
    case .input(let input):
      try pane.perform(input)
      try pane.expectSoundness(after: line)
    case .expect(let expectation):
      let answer = pane.snapshot.answer(expectation)
      if answer != .matches { throw PlayFailure(way: way.name, line: line.source, found: "\(answer)") }
    case .step, .show, .note:
      throw script.error(at: line, "a script for one step takes inputs and expectations")
    }
  }
}

extension Pane {
  fileprivate func expectSoundness(after line: Script.Line?) throws(PlayFailure) {
    let faults = frames.flatMap(\.faults)
    guard faults.isEmpty else {
      throw PlayFailure(
        way: name, line: line?.source ?? "the first frame",
        found: faults.map(\.description).joined(separator: "; "))
    }
  }
}

/// An expectation of a script that did not come true.
nonisolated public struct PlayFailure: Error, Hashable, Sendable {
  /// The name of the way.
  public let way: String
  /// The line of the script.
  public let line: String
  /// What was found instead.
  public let found: String
}

nonisolated extension PlayFailure: CustomStringConvertible {
  /// The failure in a line.
  public var description: String { "\(way): \(line): \(found)" }
}

nonisolated extension Snapshot.Answer: CustomStringConvertible {
  /// What was found, in the words of scripts.
  public var description: String {
    switch self {
    case .matches: "as expected"
    case .differs(let found): found
    case .isMissing: "not there"
    case .doesNotApply(let kind): "nothing: a \(kind.rawValue) has no such property"
    }
  }
}
