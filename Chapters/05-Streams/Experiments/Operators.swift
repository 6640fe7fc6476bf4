import Dispatch
import Rx
import RxControls
import Stage
import World

/// Operators, each with a diagram that is drawn from a run.
enum Operators {
  // MARK: transforming

  static func transforming(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    try marbles.draw("map { $0.uppercased() }", "a b - c |") { $0.map { $0.uppercased() } }
    try marbles.draw("map { _ in \"tap\" }", "a b - c |") { $0.map { _ in "tap" } }
    try marbles.draw("compactMap { Int($0) }", "1 x - 3 |") { $0.compactMap { Int($0) } }
    try marbles.draw("scan(0) { $0 + $1 }", "1 2 - 3 |") { $0.compactMap { Int($0) }.scan(0) { $0 + $1 } }
    try marbles.draw("reduce(0) { $0 + $1 }", "1 2 - 3 |") { $0.compactMap { Int($0) }.reduce(0) { $0 + $1 } }
    try marbles.draw("reduce(0) { $0 + $1 }", "1 2 - 3") { $0.compactMap { Int($0) }.reduce(0) { $0 + $1 } }
    print("Without a completion reduce emits nothing.")
  }

  // MARK: filtering

  static func filtering(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    try marbles.draw("filter { $0 != \"b\" }", "a b - c |") { $0.filter { $0 != "b" } }
    try marbles.draw("take(2)", "a b - c |") { $0.take(2) }
    try marbles.draw("skip(2)", "a b - c |") { $0.skip(2) }
    try marbles.draw("take(for: .milliseconds(250))", "a b - c |") { source in
      source.take(for: .milliseconds(250), scheduler: marbles.scheduler)
    }
    try marbles.draw("skip(.milliseconds(250))", "a b - c |") { source in
      source.skip(.milliseconds(250), scheduler: marbles.scheduler)
    }
    try marbles.draw("distinctUntilChanged()", "a a b b a |") { $0.distinctUntilChanged() }
    print("distinctUntilChanged compares with the element before: the last a is let through.")
  }

  // MARK: flat-map

  static func flatMap(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    func answers(_ query: String) -> Observable<String> { Self.answers(to: query, marbles) }
    try marbles.draw("flatMap", sources) { $0[0].flatMap(answers) }
    try marbles.draw("flatMapLatest", sources) { $0[0].flatMapLatest(answers) }
    try marbles.draw("flatMapFirst", sources) { $0[0].flatMapFirst(answers) }
    try marbles.draw("concatMap", sources) { $0[0].concatMap(answers) }
    print("Only flatMapLatest ends with B, the answer to the question that was asked last, and with nothing stale.")
  }

  private static let sources = [
    ("questions", "a b - - - - |"), ("answer to a", "- - - - A |"), ("answer to b", "- B |"),
  ]

  /// The answer to `query`: that to a takes its time, and that to b overtakes it.
  static func answers(to query: String, _ marbles: Marbles) -> Observable<String> {
    marbles.cold(query == "a" ? "- - - - A |" : "- B |")
  }

  // MARK: switch-latest

  static func switchLatest(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    func answers(_ query: String) -> Observable<String> { Self.answers(to: query, marbles) }
    try marbles.draw("flatMapLatest(answers)", sources) { $0[0].flatMapLatest(answers) }
    try marbles.draw("map(answers).switchLatest()", sources) { $0[0].map(answers).switchLatest() }
    print("flatMapLatest is map, followed by switchLatest.")
  }

  // MARK: merging

  static func merging(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    let sources = [("one", "a - b |"), ("other", "- 1 - - 2 |")]
    try marbles.draw("merge", sources) { Observable.merge($0) }
    try marbles.draw("concat", sources) { Observable.concat($0) }
    try marbles.draw("startWith(\"0\")", "a - b |") { $0.startWith("0") }
    let failing = [("one", "a #"), ("other", "- - 1 |")]
    try marbles.draw("merge", failing) { Observable.merge($0) }
    print("An error in one source ends the merged stream.")
  }

  // MARK: combining

  static func combining(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    let requests = [("profile", "- p |"), ("feed", "- - - f |")]
    try marbles.draw("zip, of two requests", requests) { Observable.zip($0[0], $0[1], resultSelector: joined) }
    let streams = [("letters", "a b - - c - |"), ("numbers", "- - 1 2 - - |")]
    try marbles.draw("zip", streams) { Observable.zip($0[0], $0[1], resultSelector: joined) }
    try marbles.draw("combineLatest", streams) { Observable.combineLatest($0[0], $0[1], resultSelector: joined) }
    try marbles.draw("withLatestFrom", streams) { $0[0].withLatestFrom($0[1], resultSelector: joined) }
    print(
      "combineLatest emits once each source has an element, so a is lost. withLatestFrom emits whenever letters does.")
  }

  private static func joined(_ first: String, _ second: String) -> String { first + second }

  // MARK: in-time

  static func inTime(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let marbles = Marbles(print, world)
    let source = "a b c - - - d - e |"
    try marbles.draw("debounce(.milliseconds(200))", source) {
      $0.debounce(.milliseconds(200), scheduler: marbles.scheduler)
    }
    try marbles.draw("throttle(.milliseconds(300))", source) {
      $0.throttle(.milliseconds(300), scheduler: marbles.scheduler)
    }
    try marbles.draw("throttle(.milliseconds(300), latest: false)", source) {
      $0.throttle(.milliseconds(300), latest: false, scheduler: marbles.scheduler)
    }
    try marbles.draw("sample(clock)", [("source", "a b - - - c - |"), ("clock", "- - x - x - x - x |")]) {
      $0[0].sample($0[1])
    }
    print("debounce waits for a pause, throttle limits the rate. sample does not repeat b at the second x.")
  }
}
