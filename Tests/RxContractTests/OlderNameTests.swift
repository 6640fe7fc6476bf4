import Dispatch
import Rx
import RxMarbles
import Testing

/// A name of RxSwift 4 or 5 in a chain, and what the chain emits.
private struct Renaming: Sendable, CustomTestStringConvertible {
  typealias Chain = @Sendable (TestScheduler, [Observable<String>]) -> Observable<String>

  let testDescription: String
  let sources: [String]
  let result: String
  let older: Chain

  init(_ name: String, _ sources: String..., result: String, older: @escaping Chain) {
    testDescription = name
    self.sources = sources
    self.result = result
    self.older = older
  }

  /// The line of what a chain sends; its sources are cold and subscribed at 200.
  func play(_ chain: @escaping Chain) -> String {
    let scheduler = TestScheduler()
    let sources = sources.map { scheduler.cold(Marbles.events($0)).asObservable() }
    return Marbles.line(scheduler.record { chain(scheduler, sources) }, from: 200)
  }
}

@available(*, deprecated, message: "These are the older names.")
extension Renaming {
  fileprivate static let all = observables + traits

  private static let observables = [
    Renaming("catchError(_:)", "a #", "x |", result: "a x |") { _, s in s[0].catchError { _ in s[1] } },
    Renaming("catchError(_:) of a sequence", "a #", "x |", result: "a x |") { .catchError($1) },
    Renaming("catchErrorJustReturn(_:)", "a #", result: "a (z,|)") { $1[0].catchErrorJustReturn("z") },
    Renaming("elementAt(_:)", "a b c |", result: "- (b,|)") { $1[0].elementAt(1) },
    Renaming("observeOn(_:)", "a b |", result: "a201 b211 |") { scheduler, s in
      s[0].observeOn(scheduler).map { "\($0)\(scheduler.clock)" }
    },
    Renaming("retryWhen(_:)", "a #", "- - x - |", result: "a - a - |") { _, s in
      s[0].retryWhen { (_: Observable<any Error>) in s[1] }
    },
    Renaming("retryWhen(_:) of one type of error", "a #", "- - x |", result: "a #") { _, s in
      s[0].retryWhen { (_: Observable<RxError>) in s[1] }
    },
    Renaming("skipUntil(_:)", "a b c |", "- x", result: "- - c |") { $1[0].skipUntil($1[1]) },
    Renaming("skipWhile(_:)", "1 2 3 1 |", result: "- - 3 1 |") { $1[0].skipWhile { $0 < "3" } },
    Renaming("subscribeOn(_:)", "a b |", result: "a201 b211 |") { scheduler, s in
      s[0].subscribeOn(scheduler).map { "\($0)\(scheduler.clock)" }
    },
    Renaming("take(_:scheduler:)", "a b c |", result: "a b |") {
      $1[0].take(.seconds(2 * Marbles.step), scheduler: $0)
    },
    Renaming("takeUntil(_:)", "a b c |", "- - x", result: "a b |") { $1[0].takeUntil($1[1]) },
    Renaming("takeUntil(.inclusive, predicate:)", "1 2 3 |", result: "1 (2,|)") {
      $1[0].takeUntil(.inclusive) { $0 == "2" }
    },
    Renaming("takeUntil(.exclusive, predicate:)", "1 2 3 |", result: "1 |") {
      $1[0].takeUntil(.exclusive) { $0 == "2" }
    },
    Renaming("takeWhile(_:)", "1 2 3 |", result: "1 |") { $1[0].takeWhile { $0 < "2" } },
  ]

  private static let traits = [
    Renaming("Single.catchError(_:)", "- #", "- x |", result: "- - - (x,|)") { _, s in
      s[0].asSingle().catchError { _ in s[1].asSingle() }.asObservable()
    },
    Renaming("Single.catchErrorJustReturn(_:)", "- #", result: "- (z,|)") {
      $1[0].asSingle().catchErrorJustReturn("z").asObservable()
    },
    Renaming("Maybe.catchErrorJustReturn(_:)", "- #", result: "- (z,|)") {
      $1[0].asMaybe().catchErrorJustReturn("z").asObservable()
    },
    Renaming(
      "Maybe.observeOn(_:)", "a |", result: "- (a211,|)",
      older: { scheduler, s in
        s[0].asMaybe().observeOn(scheduler).map { "\($0)\(scheduler.clock)" }.asObservable()
      }),
    Renaming(
      "Single.subscribeOn(_:)", "a |", result: "- (a211,|)",
      older: { scheduler, s in
        s[0].asSingle().subscribeOn(scheduler).map { "\($0)\(scheduler.clock)" }.asObservable()
      }),
    Renaming("Maybe.retryWhen(_:)", "- #", "- - |", result: "- - |") { _, s in
      s[0].asMaybe().retryWhen { (_: Observable<any Error>) in s[1] }.asObservable()
    },
    Renaming("Maybe.retryWhen(_:) of one type of error", "- #", "- - |", result: "- #") { _, s in
      s[0].asMaybe().retryWhen { (_: Observable<RxError>) in s[1] }.asObservable()
    },
  ]
}

@Suite("Older names")
struct OlderNameTests {
  @available(*, deprecated, message: "It calls the older names.")
  @Test("an older name does the same as the name of today", arguments: Renaming.all)
  fileprivate func renamed(_ renaming: Renaming) {
    #expect(renaming.play(renaming.older) == renaming.result)
  }

  @available(*, deprecated, message: "It calls an older name.")
  @Test(
    "Single.subscribe(onSuccess:onError:onDisposed:) calls what subscribe(onSuccess:onFailure:onDisposed:) calls",
    arguments: ["a |", "- #", "-"])
  func subscribe(_ line: String) {
    let older = log(line) { single, write in
      single.subscribe(
        onSuccess: { write("success \($0)") }, onError: { write("error \($0)") }, onDisposed: { write("disposed") })
    }
    let today = log(line) { single, write in single.log(write) }
    #expect(older == today)
    #expect(older.last?.hasSuffix("disposed") == true)
  }

  @available(*, deprecated, message: "It calls an older name.")
  @Test func `without a closure for success, Single.subscribe(onError:) calls its closure after an error`() {
    let lines = log("- #") { single, write in single.subscribe(onError: { write("error \($0)") }) }
    #expect(lines == ["210 error planned"])
  }

  /// Returns the lines of a subscriber to the single of a cold source, each with its instant.
  private func log(
    _ line: String, _ subscribe: @escaping (Single<String>, @escaping (String) -> Void) -> any Disposable
  ) -> [String] {
    let scheduler = TestScheduler()
    let single = scheduler.cold(Marbles.events(line)).asObservable().asSingle()
    return scheduler.log { subscribe(single, $0) }
  }
}
