/// The command on one line of a script.
nonisolated public enum Command: Hashable, Sendable {
  /// Do something to the screen.
  case input(Input)

  /// Compare one visible property.
  case expect(Expectation)

  /// Begin again on a fresh screen at this step of the chapter, from 1.
  case step(Int)

  /// Begin again at this step as it was on a stage that asked the network: what came from outside then comes as an
  /// `Input.reply`.
  case replay(Int, isLive: Bool)

  /// Print the screen.
  case show

  /// Write a line into the transcript.
  case note(String)
}

nonisolated extension Command {
  /// The message to a person who writes the beginning of a replay line by line.
  package static let replaysElsewhere = "a saved session is replayed by --script FILE"
}

nonisolated extension Command: CustomStringConvertible {
  /// The script line that asks for it.
  public var description: String {
    switch self {
    case .input(let input): "\(input)"
    case .expect(let expectation): "\(expectation)"
    case .step(let step): "step \(step)"
    case .replay(let step, let isLive): "replay \(step)\(isLive ? " live" : "")"
    case .show: "show"
    case .note(let text): "note \(quoted(text))"
    }
  }
}
