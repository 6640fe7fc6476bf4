import Diagrams
import Rx

/// Events as a line of marbles: `a b - - (c,|)`, as ``MarbleDiagram`` describes it.
///
/// Each marble is one *step*: ten units of virtual time. The first one is the moment of the subscription, and `#` is the
/// error `TestError.planned`.
public enum Marbles {
  /// The length of a step in units of virtual time.
  public static let step = 10

  /// Returns the events of a line, from 0 on.
  public static func events(_ line: String) -> [Recorded<String>] {
    MarbleDiagram.steps(of: line).enumerated().flatMap { index, events in
      events.map { Recorded(time: index * step, event: event($0)) }
    }
  }

  /// Returns the line of events that were recorded by a subscriber at `start`.
  public static func line(_ events: [Recorded<String>], from start: Int) -> String {
    let steps = Dictionary(grouping: events) { ($0.time - start) / step }
    guard let last = steps.keys.max() else { return "" }
    return MarbleDiagram.marbles(of: (0...last).map { steps[$0, default: []].map { marble($0.event) } })
  }

  /// Plays cold sources through `chain`, all subscribed at 200, and returns the line of its result.
  public static func play(
    _ lines: [String], chain: @escaping (TestScheduler, [Observable<String>]) -> Observable<String>
  ) -> String {
    let scheduler = TestScheduler()
    let sources = lines.map { scheduler.cold(events($0)).asObservable() }
    return line(scheduler.record { chain(scheduler, sources) }, from: 200)
  }

  private static func event(_ marble: MarbleDiagram.Event) -> Event<String> {
    switch marble {
    case .element(let text): .next(text)
    case .completed: .completed
    case .error: .error(TestError.planned)
    }
  }

  private static func marble(_ event: Event<String>) -> MarbleDiagram.Event {
    switch event {
    case .next(let element): .element(element)
    case .completed: .completed
    case .error: .error
    }
  }
}
