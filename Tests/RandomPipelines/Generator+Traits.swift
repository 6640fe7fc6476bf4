import Dispatch
import Rx
import RxControls

extension Generator {
  /// A way through a single, a maybe or a completable.
  mutating func trait(_ depth: Int) -> Pipeline {
    let p = pipeline(depth - 1)
    let q = source()
    let d = span()
    switch call(6, ending: 9) {
    case 0:
      return p.with(q, { "\($0).asCompletable().andThen(\($1))" }) { p, q in
        p.ignoreElements().asCompletable().andThen(q)
      }
    case 1:
      return p.with(q, { "Completable.zip(\($0), \($1))" }) { p, q in
        Completable.zip(p.ignoreElements().asCompletable(), q.ignoreElements().asCompletable()).andThen(.just(3))
      }
    case 2:
      return p.with(q, { "Completable.concat(\($0), \($1))" }) { p, q in
        Completable.concat([p.ignoreElements().asCompletable(), q.ignoreElements().asCompletable()]).andThen(.just(3))
      }
    case 3:
      return p.with(q, { "\($0).toArray().flatMap { \($1) }" }) { p, q in
        p.toArray().flatMap { _ in q.toArray().map { $0.count } }.asObservable()
      }
    case 4:
      return p.with(q, { "\($0).toArray().catch { \($1) }" }) { p, q in
        p.toArray().catch { _ in q.toArray() }.map { $0.count }.asObservable()
      }
    case 5:
      return p.then("toArray().retry(2).delay(\(d))") {
        $0.toArray().retry(2).delay(.seconds(d), scheduler: $1.scheduler).map { $0.count }.asObservable()
      }
    case 6: return p.then("asSingle()") { $0.asSingle().asObservable() }
    case 7: return p.then("asMaybe()") { $0.asMaybe().asObservable() }
    case 8:
      return p.with(q, { "\($0).asMaybe().flatMap { \($1) }" }) { p, q in
        p.asMaybe().flatMap { _ in q.asMaybe() }.asObservable()
      }
    case 9:
      return p.with(q, { "\($0).asMaybe().ifEmpty(switchTo: \($1))" }) { p, q in
        p.asMaybe().ifEmpty(switchTo: q.asMaybe()).asObservable()
      }
    case 10:
      return p.with(q, { "\($0).asSingle().catch { \($1) }" }) { p, q in
        p.asSingle().catch { _ in q.asSingle() }.asObservable()
      }
    case 11:
      return p.with(q, { "Single.zip(\($0), \($1))" }) { p, q in
        Single.zip(p.take(1).asSingle(), q.take(1).asSingle()) { $0 * 5 + $1 }.asObservable()
      }
    case 12:
      return p.with(q, { "Maybe.zip(\($0), \($1))" }) { p, q in
        Maybe.zip(p.take(1).asMaybe(), q.take(1).asMaybe()) { $0 * 5 + $1 }.asObservable()
      }
    case 13:
      return p.then("take(1).asSingle().timeout(\(d))") {
        $0.take(1).asSingle().timeout(.seconds(d), scheduler: $1.scheduler).asObservable()
      }
    default: return p.then("asMaybe().filter.map") { $0.asMaybe().filter { $0 > 1 }.map { $0 + 1 }.asObservable() }
    }
  }

  /// A way through an infallible.
  mutating func infallible(_ depth: Int) -> Pipeline {
    let p = pipeline(depth - 1)
    let q = source()
    func both(_ name: String, _ combine: @escaping (Infallible<Int>, Infallible<Int>) -> Infallible<Int>) -> Pipeline {
      p.with(q, { "Infallible.\(name)(\($0), \($1))" }) { p, q in
        combine(p.asInfallible(onErrorJustReturn: 5), q.asInfallible(onErrorJustReturn: 6)).asObservable()
      }
    }
    switch call(13, ending: 1) {
    case 0: return p.then("asInfallible(onErrorJustReturn: 5)") { $0.asInfallible(onErrorJustReturn: 5).asObservable() }
    case 1: return both("onErrorFallbackTo") { p, q in p.asObservable().asInfallible(onErrorFallbackTo: q) }
    case 2: return both("merge") { .merge($0, $1) }
    case 3: return both("merge[]") { .merge([$0, $1]) }
    case 4: return both("concat") { $0.concat($1) }
    case 5: return both("zip") { Infallible.zip($0, $1) { ($0 * 5 + $1) % 97 } }
    case 6: return both("combineLatest") { Infallible.combineLatest($0, $1) { ($0 * 5 + $1) % 97 } }
    case 7: return both("concatMap") { p, q in p.concatMap { _ in q } }
    case 8: return both("flatMap") { p, q in p.flatMap { _ in q } }
    case 9: return both("flatMapLatest") { p, q in p.flatMapLatest { _ in q } }
    case 10: return both("flatMapFirst") { p, q in p.flatMapFirst { _ in q } }
    case 11: return both("withLatestFrom") { p, q in p.withLatestFrom(q) { ($0 * 5 + $1) % 97 } }
    case 12:
      guard omission != .immediateSources else { return p }
      return p.then("asInfallible.share(replay: 1)") {
        $0.asInfallible(onErrorJustReturn: 5).share(replay: 1).asObservable()
      }
    default: return both("take(until:)") { p, q in p.take(until: q) }
    }
  }

  /// A way through a driver or a signal.
  mutating func sharedSequence(_ depth: Int) -> Pipeline {
    let p = pipeline(depth - 1)
    let q = source()
    func both(_ name: String, _ combine: @escaping (Driver<Int>, Driver<Int>) -> Driver<Int>) -> Pipeline {
      p.with(q, { "Driver.\(name)(\($0), \($1))" }) { p, q in
        combine(p.asDriver(onErrorJustReturn: 5), q.asDriver(onErrorJustReturn: 6)).asObservable()
      }
    }
    switch int(0...9) {
    case 0: return p.then("asDriver()") { $0.asDriver(onErrorJustReturn: 5).asObservable() }
    case 1: return p.then("asSignal()") { $0.asSignal(onErrorJustReturn: 5).asObservable() }
    case 2: return both("merge") { .merge($0, $1) }
    case 3: return both("zip") { .zip($0, $1) { ($0 * 5 + $1) % 97 } }
    case 4: return both("combineLatest") { .combineLatest($0, $1) { ($0 * 5 + $1) % 97 } }
    case 5: return both("flatMapLatest") { p, q in p.flatMapLatest { _ in q } }
    case 6: return both("withLatestFrom") { p, q in p.withLatestFrom(q) { ($0 * 5 + $1) % 97 } }
    case 7: return both("concat") { .concat([$0, $1]) }
    case 8: return both("onErrorDriveWith") { p, q in p.asObservable().asDriver(onErrorDriveWith: q) }
    default:
      guard omission != .immediateSources else { return p }
      return both("debounce") { p, q in p.debounce(.seconds(10)).startWith(3).distinctUntilChanged() }
    }
  }
}
