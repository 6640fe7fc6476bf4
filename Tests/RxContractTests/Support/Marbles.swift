import Rx

/// Events as a line of text, for tests that fit on three aligned lines:
///
///     source     a b - - (c,|)
///
/// Tokens are separated by one space, and each is one *step*: ten units of virtual time. `-` is a step without an
/// event, `|` the end, `#` the error `TestError.planned`, `(a,b,|)` several events in one step, anything else an
/// element. The first token is the moment of the subscription.
enum Marbles {
  static let step = 10

  /// The events of a line, from 0 on.
  static func events(_ line: String, from start: Int = 0) -> [Recorded<String>] {
    line.split(separator: " ").enumerated().flatMap { index, token in
      contents(of: token).map { Recorded(time: start + index * step, event: event($0)) }
    }
  }

  /// The line of events that were recorded by a subscriber at `start`.
  static func line(_ events: [Recorded<String>], from start: Int) -> String {
    let steps = Dictionary(grouping: events) { ($0.time - start) / step }
    guard let last = steps.keys.max() else { return "" }
    return (0...last).map { token(steps[$0] ?? []) }.joined(separator: " ")
  }

  private static func contents(of token: Substring) -> [Substring] {
    if token == "-" { return [] }
    guard token.hasPrefix("("), token.hasSuffix(")") else { return [token] }
    return token.dropFirst().dropLast().split(separator: ",")
  }

  private static func event(_ token: Substring) -> Event<String> {
    switch token {
    case "|": .completed
    case "#": .error(TestError.planned)
    default: .next(String(token))
    }
  }

  private static func token(_ events: [Recorded<String>]) -> String {
    let tokens = events.map { recorded in
      switch recorded.event {
      case .next(let element): element
      case .error: "#"
      case .completed: "|"
      }
    }
    switch tokens.count {
    case 0: return "-"
    case 1: return tokens[0]
    default: return "(" + tokens.joined(separator: ",") + ")"
    }
  }
}

/// Plays cold sources through `chain`, all subscribed at 200, and gives the line of what came out.
func play(_ lines: String..., chain: @escaping (TestScheduler, [Observable<String>]) -> Observable<String>) -> String {
  let scheduler = TestScheduler()
  let sources = lines.map { scheduler.cold(Marbles.events($0)).asObservable() }
  let events = scheduler.record { chain(scheduler, sources) }
  return Marbles.line(events, from: 200)
}

/// The same for one source.
func play(_ line: String, chain: @escaping (Observable<String>) -> Observable<String>) -> String {
  play(line) { _, sources in chain(sources[0]) }
}
