import Dispatch
import Rx
import RxControls
import Stage
import World

/// Streams as lines of text, one column for each 100 milliseconds: `-` is silence, `|` the completion, `#` an error,
/// `(a,b)` two events at once, and any other text an element. A result is drawn from a run.
struct Marbles {
  private let print: Print
  private let world: VirtualWorld

  static let step = 100

  init(_ print: @escaping Print, _ world: VirtualWorld) {
    self.print = print
    self.world = world
  }

  /// The scheduler for the operators that need time.
  var scheduler: WorldScheduler { WorldScheduler(world) }

  /// Draws `sources`, which begin at the subscription, above the result of `chain`, which is labelled `call`.
  func draw<Result: ObservableType>(
    _ call: String, _ sources: [(label: String, marbles: String)], _ chain: ([Observable<String>]) -> Result
  ) throws {
    let width = (sources.map(\.label) + [call]).map(\.count).max() ?? 0
    for source in sources { print("\(source.label.padded(width))  \(source.marbles)") }
    print("\(call.padded(width))  \(try result(of: chain(sources.map { cold($0.marbles) })))")
    print("")
  }

  /// Draws one source above the result of `chain`.
  func draw<Result: ObservableType>(
    _ call: String, _ source: String, _ chain: (Observable<String>) -> Result
  ) throws {
    try draw(call, [("source", source)]) { chain($0[0]) }
  }

  /// Returns the events in `marbles`, which begin at the subscription.
  func cold(_ marbles: String) -> Observable<String> {
    let scheduler = scheduler
    return Observable.create { observer in
      let events = marbles.split(separator: " ").enumerated().flatMap { index, column in
        Self.events(in: column).map { event in
          scheduler.scheduleRelative((), dueTime: .milliseconds(index * Self.step)) {
            observer.on(event)
            return Disposables.create()
          }
        }
      }
      return Disposables.create(events)
    }
  }

  /// Returns the events that `chain` emits within five seconds from its subscription.
  func result<Result: ObservableType>(of chain: Result) throws -> String {
    let start = world.now
    var columns: [Int: [String]] = [:]
    let subscription = chain.subscribe { event in
      let column = Int((world.now - start) / .milliseconds(Self.step))
      columns[column, default: []].append(Self.marble(of: event))
    }
    try world.advance(by: .seconds(5))
    subscription.dispose()
    return (0...(columns.keys.max() ?? 0)).map { Self.column(columns[$0] ?? []) }.joined(separator: " ")
  }

  private static func events(in column: Substring) -> [Event<String>] {
    switch column {
    case "-": []
    case "|": [.completed]
    case "#": [.error(Trouble.planned)]
    default: [.next(String(column))]
    }
  }

  /// Returns an event as a marble: its element, `#` or `|`.
  static func marble<Element>(of event: Event<Element>) -> String {
    switch event {
    case .next(let element): "\(element)"
    case .error: "#"
    case .completed: "|"
    }
  }

  private static func column(_ marbles: [String]) -> String {
    marbles.count > 1 ? "(\(marbles.joined(separator: ",")))" : marbles.first ?? "-"
  }
}
