import Controls
import World

/// Why an input could not be performed.
nonisolated public enum PaneError: Error, Hashable, Sendable {
  /// No view of the screen has this identifier.
  case unknown(identifier: String, known: [String])

  /// The view is there, but cannot do what the input asks for: a label cannot be tapped.
  case wrongKind(identifier: String, is: Appearance.Kind, needs: String)

  /// The step declares no event of this name.
  case unknownEvent(name: String, known: [String])

  /// The event takes another number of arguments.
  case argumentCount(name: String, parameters: [String])

  /// An argument of an event is not what it takes.
  case argument(BadArgument)

  /// A reply belongs to a replay.
  case noReplay

  /// A reply needs a step that uses the network.
  case noNetwork

  /// A reply fits no request.
  case reply(ScriptedNetworkError)

  /// The chapter has no step of this number.
  case unknownStep(Int, count: Int)

  /// The script is for one step, and the line is about more.
  case oneStep

  /// The way of this name never came to rest.
  case endless(way: String, Unsettled)
}

nonisolated extension PaneError: CustomStringConvertible {
  /// The word of a script's line that it is about, from 0.
  package var word: Int {
    switch self {
    case .unknown, .unknownEvent, .argumentCount, .unknownStep, .reply: 1
    case .argument(let argument): 2 + argument.index
    case .wrongKind, .endless, .noReplay, .noNetwork, .oneStep: 0
    }
  }

  /// One line: what was found, and what there is instead.
  public var description: String {
    switch self {
    case .unknown(let identifier, let known):
      return "there is no control \(identifier): use one of \(known.joined(separator: ", "))"
    case .wrongKind(let identifier, let kind, let needs):
      return "\(identifier) is a \(kind.rawValue), and this needs \(needs)"
    case .unknownEvent(let name, let known):
      let hint = known.isEmpty ? "this step has no events" : "use one of \(known.joined(separator: ", "))"
      return "there is no event \(name): \(hint)"
    case .argumentCount(let name, let parameters):
      return "write event \(([name] + parameters).joined(separator: " "))"
    case .argument(let argument):
      return "expected \(argument.expected)"
    case .noReplay:
      return "nothing waits for a reply here: begin with replay N in the place of step N, in a script of its own"
    case .noNetwork:
      return "this step asks no network, so there is nothing to reply to: leave this line out"
    case .reply(let error):
      return "\(error)"
    case .unknownStep(let number, let count):
      return "there is no step \(number): use \(count == 1 ? "1" : "1 to \(count)")"
    case .oneStep:
      return "a script for one step takes inputs and expectations"
    case .endless(let way, let unsettled):
      return "\(way) never comes to rest: \(unsettled)"
    }
  }
}
