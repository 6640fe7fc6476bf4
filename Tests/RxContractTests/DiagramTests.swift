import Diagrams
import Dispatch
import Foundation
import Rx
import Testing

/// The marble diagram of a doc comment, and the file where it stands.
struct DocumentedDiagram: Sendable, CustomTestStringConvertible {
  let file: String
  let diagram: MarbleDiagram

  var testDescription: String { "\(file): \(diagram.result.label)" }

  /// All diagrams in the sources of Rx.
  static let all: [DocumentedDiagram] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Shared/Rx")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
      return MarbleDiagram.diagrams(inDocumentationOf: text).map { DocumentedDiagram(file: file, diagram: $0) }
    }
  }()
}

/// The calls in the diagrams as Swift code.
private let calls: [String: @Sendable (TestScheduler, [Observable<String>]) -> Observable<String>] = [
  "of(a, b)": { _, _ in .of("a", "b") },
  "just(a)": { _, _ in .just("a") },
  "empty()": { _, _ in .empty() },
  "error(e)": { _, _ in .error(TestError.planned) },
  "range(start: 1, count: 3)": { _, _ in Observable.range(start: 1, count: 3).map { "\($0)" } },
  "generate(initialState: 1, condition: { $0 < 5 }) { $0 * 2 }": { _, _ in
    Observable.generate(initialState: 1, condition: { $0 < 5 }) { $0 * 2 }.map { "\($0)" }
  },
  "interval(2).take(3)": { scheduler, _ in
    Observable<Int>.interval(.seconds(2 * Marbles.step), scheduler: scheduler).take(3).map { "\($0)" }
  },
  "timer(1)": { scheduler, _ in
    Observable<Int>.timer(.seconds(Marbles.step), scheduler: scheduler).map { "\($0)" }
  },
  "repeatElement(a).take(3)": { _, _ in Observable.repeatElement("a").take(3) },
  "map { $0.uppercased() }": { $1[0].map { $0.uppercased() } },
  "compactMap { Int($0) }": { $1[0].compactMap { Int($0) }.map { "\($0)" } },
  #"scan(into: "") { $0 += $1 }"#: { $1[0].scan(into: "") { $0 += $1 } },
  #"scan("") { $1 + $0 }"#: { $1[0].scan("") { $1 + $0 } },
  "toArray()": { $1[0].toArray().asObservable().map { $0.joined() } },
  "first()": { $1[0].first().asObservable().compactMap { $0 } },
  "asSingle()": { $1[0].asSingle().asObservable() },
  "asMaybe()": { $1[0].asMaybe().asObservable() },
  "asMaybe().ifEmpty(default: z)": { $1[0].asMaybe().ifEmpty(default: "z").asObservable() },
  "Single.zip(first, second) { $0 + $1 }": {
    Single.zip($1[0].asSingle(), $1[1].asSingle()) { $0 + $1 }.asObservable()
  },
  "Completable.zip(first, second)": { work($1) { .zip($0) } },
  "Completable.concat(first, second)": { work($1) { .concat($0) } },
  "andThen(second)": { $1[0].ignoreElements().asCompletable().andThen($1[1]) },
  "materialize().dematerialize()": { $1[0].materialize().dematerialize() },
  "materialize()": { $1[0].materialize().map { "\($0)" } },
  "asInfallible(onErrorJustReturn: z)": { $1[0].asInfallible(onErrorJustReturn: "z").asObservable() },
  "asInfallible(onErrorFallbackTo: second)": { _, s in
    s[0].asInfallible(onErrorFallbackTo: s[1].asInfallible(onErrorJustReturn: "")).asObservable()
  },
  #"reduce("") { $0 + $1 }"#: { $1[0].reduce("") { $0 + $1 } },
  "enumerated()": { $1[0].enumerated().map { "\($0.index)\($0.element)" } },
  "decode(type: Int.self, decoder: JSONDecoder())": { _, s in
    s[0].map { Data($0.utf8) }.decode(type: Int.self, decoder: JSONDecoder()).catch { _ in .error(TestError.planned) }
      .map { "\($0)" }
  },
  "flatMap { inner($0) }": { _, s in s[0].flatMap { letter in s[1].map { letter + $0 } } },
  "flatMapFirst { inner($0) }": { _, s in s[0].flatMapFirst { letter in s[1].map { letter + $0 } } },
  "flatMapLatest { inner($0) }": { _, s in s[0].flatMapLatest { letter in s[1].map { letter + $0 } } },
  "map { inner($0) }.merge()": { _, s in s[0].map { letter in s[1].map { letter + $0 } }.merge() },
  "map { inner($0) }.merge(maxConcurrent: 2)": { _, s in
    s[0].map { letter in s[1].map { letter + $0 } }.merge(maxConcurrent: 2)
  },
  "map { inner($0) }.concat()": { _, s in s[0].map { letter in s[1].map { letter + $0 } }.concat() },
  "map { inner($0) }.switchLatest()": { _, s in s[0].map { letter in s[1].map { letter + $0 } }.switchLatest() },
  "concatMap { inner($0) }": { _, s in s[0].concatMap { letter in s[1].map { letter + $0 } } },
  #"filter { $0 > "2" }"#: { $1[0].filter { $0 > "2" } },
  "distinctUntilChanged()": { $1[0].distinctUntilChanged() },
  "distinctUntilChanged { $0.lowercased() }": { $1[0].distinctUntilChanged { $0.lowercased() } },
  "take(2)": { $1[0].take(2) },
  "take(for: 2)": { $1[0].take(for: .seconds(2 * Marbles.step), scheduler: $0) },
  #"take(while: { $0 < "3" })"#: { $1[0].take(while: { $0 < "3" }) },
  #"take(until: { $0 == "3" })"#: { $1[0].take(until: { $0 == "3" }) },
  "take(until: other)": { $1[0].take(until: $1[1]) },
  "takeLast(2)": { $1[0].takeLast(2) },
  "element(at: 1)": { $1[0].element(at: 1) },
  "ignoreElements()": { $1[0].ignoreElements().map(String.init(describing:)) },
  "single()": { $1[0].single() },
  #"single { $0 > "b" }"#: { $1[0].single { $0 > "b" } },
  "skip(2)": { $1[0].skip(2) },
  "skip(2, scheduler)": { $1[0].skip(.seconds(2 * Marbles.step), scheduler: $0) },
  #"skip(while: { $0 < "3" })"#: { $1[0].skip(while: { $0 < "3" }) },
  "skip(until: other)": { $1[0].skip(until: $1[1]) },
  "merge(first, second)": { .merge($1[0], $1[1]) },
  "combineLatest(first, second) { $0 + $1 }": { .combineLatest($1[0], $1[1]) { $0 + $1 } },
  "zip(first, second) { $0 + $1 }": { .zip($1[0], $1[1]) { $0 + $1 } },
  "withLatestFrom(second) { $0 + $1 }": { $1[0].withLatestFrom($1[1]) { $0 + $1 } },
  "amb(second)": { $1[0].amb($1[1]) },
  "ifEmpty(default: z)": { $1[0].ifEmpty(default: "z") },
  "ifEmpty(switchTo: second)": { $1[0].ifEmpty(switchTo: $1[1]) },
  #"groupBy { $0.lowercased() }.flatMap { $0.scan("") { $0 + $1 } }"#: {
    $1[0].groupBy { $0.lowercased() }.flatMap { $0.scan("") { $0 + $1 } }
  },
  "buffer(3, 2)": {
    $1[0].buffer(timeSpan: .seconds(3 * Marbles.step), count: 2, scheduler: $0).map { "[\($0.joined())]" }
  },
  #"window(3, 2).flatMap { $0.scan("") { $0 + $1 } }"#: {
    $1[0].window(timeSpan: .seconds(3 * Marbles.step), count: 2, scheduler: $0).flatMap { $0.scan("") { $0 + $1 } }
  },
  "startWith(x)": { $1[0].startWith("x") },
  "concat(second)": { $1[0].concat($1[1]) },
  "catch { second }": { _, s in s[0].catch { _ in s[1] } },
  "catchAndReturn(z)": { $1[0].catchAndReturn("z") },
  "catch(sequence: [first, second])": { .catch(sequence: $1) },
  "retry(2)": { $1[0].retry(2) },
  "retry(when: { notifier })": { _, s in s[0].retry(when: { (_: Observable<any Error>) in s[1] }) },
  "debounce(2)": { $1[0].debounce(.seconds(2 * Marbles.step), scheduler: $0) },
  "throttle(3)": { $1[0].throttle(.seconds(3 * Marbles.step), scheduler: $0) },
  "sample(sampler)": { $1[0].sample($1[1]) },
  "timeout(3)": { $1[0].timeout(.seconds(3 * Marbles.step), scheduler: $0) },
  "timeout(3, other: second)": { $1[0].timeout(.seconds(3 * Marbles.step), other: $1[1], scheduler: $0) },
  "delay(2)": { $1[0].delay(.seconds(2 * Marbles.step), scheduler: $0) },
  "delaySubscription(2)": { $1[0].delaySubscription(.seconds(2 * Marbles.step), scheduler: $0) },
]

/// Plays the sources as works, and shows the end of what is made of them.
private func work(_ sources: [Observable<String>], _ join: ([Completable]) -> Completable) -> Observable<String> {
  join(sources.map { $0.ignoreElements().asCompletable() }).andThen(.empty())
}

@Suite("Diagrams in the comments")
struct DiagramTests {
  @Test(arguments: DocumentedDiagram.all)
  func `each diagram matches the behaviour of its operator`(_ documented: DocumentedDiagram) throws {
    let diagram = documented.diagram
    let call = try #require(calls[diagram.result.label], "the diagram's call is not in the table of this test")
    let scheduler = TestScheduler()
    let sources = diagram.sources.map { scheduler.cold(Marbles.events($0.marbles)).asObservable() }
    let events = scheduler.record { call(scheduler, sources) }
    #expect(Marbles.line(events, from: 200) == diagram.result.marbles)
  }

  @Test func `each call in the table stands in a comment`() {
    #expect(Set(calls.keys).subtracting(DocumentedDiagram.all.map(\.diagram.result.label)) == [])
  }
}
