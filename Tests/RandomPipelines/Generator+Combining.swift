import Dispatch
import Rx

extension Generator {
  /// An operator that takes several sequences.
  mutating func combining(_ depth: Int) -> Pipeline {
    let p = pipeline(depth - 1)
    let q = pipeline(min(depth - 1, 2))
    let m = int(0...4)
    switch call(19, ending: 6) {
    case 0: return p.with(q, { "merge(\($0), \($1))" }) { .merge($0, $1) }
    case 1, 2: return p.with(q, { "zip(\($0), \($1))" }) { .zip($0, $1) { ($0 * 5 + $1) % 97 } }
    case 3:
      // It ends at an element that can find no partner.
      guard omission != .earlyEnds else { return p }
      return p.with(q, { "zip([\($0), \($1)])" }) { Observable.zip([$0, $1]) { $0.reduce(0) { ($0 * 5 + $1) % 97 } } }
    case 4, 5: return p.with(q, { "combineLatest(\($0), \($1))" }) { .combineLatest($0, $1) { ($0 * 5 + $1) % 97 } }
    case 6:
      return p.with(q, { "combineLatest([\($0), \($1)])" }) {
        Observable.combineLatest([$0, $1]) { $0.reduce(0) { ($0 * 5 + $1) % 97 } }
      }
    case 7, 8: return p.with(q, { "\($0).withLatestFrom(\($1))" }) { $0.withLatestFrom($1) { ($0 * 5 + $1) % 97 } }
    case 9, 10: return p.with(q, { "\($0).skip(until: \($1))" }) { $0.skip(until: $1) }
    case 11: return p.with(q, { "\($0).sample(\($1))" }) { $0.sample($1) }
    case 12: return p.with(q, { "\($0).sample(\($1), defaultValue: 8)" }) { $0.sample($1, defaultValue: 8) }
    case 13: return three(p, q, "merge") { .merge([$0, $1, $2]) }
    case 14: return three(p, q, "zip") { .zip($0, $1, $2) { ($0 * 25 + $1 * 5 + $2) % 97 } }
    case 15:
      guard omission != .earlyEnds else { return p }
      return three(p, q, "zip([])") { Observable.zip([$0, $1, $2]) { $0.reduce(0) { ($0 * 5 + $1) % 97 } } }
    case 16: return three(p, q, "combineLatest") { .combineLatest($0, $1, $2) { ($0 * 25 + $1 * 5 + $2) % 97 } }
    case 17:
      return three(p, q, "combineLatest([])") {
        Observable.combineLatest([$0, $1, $2]) { $0.reduce(0) { ($0 * 5 + $1) % 97 } }
      }
    case 18:
      guard omission != .lateSubscriptions else { return p }
      switch int(0...3) {
      case 0: return p.with(q, { "\($0).concat(\($1))" }) { $0.concat($1) }
      case 1: return p.with(q, { "concat(sequence: \($0), \($1))" }) { .concat(AnySequence([$0, $1])) }
      case 2: return three(p, q, "concat") { .concat([$0, $1, $2]) }
      default: return p.with(q, { "\($0).ifEmpty(switchTo: \($1))" }) { $0.ifEmpty(switchTo: $1) }
      }
    case 19: return p.with(q, { "zip(\($0), \($1)) { throw at \(m) }" }) { .zip($0, $1) { try refuse(m, $0) + $1 } }
    case 20:
      return p.with(q, { "combineLatest(\($0), \($1)) { throw at \(m) }" }) {
        .combineLatest($0, $1) { try refuse(m, $0) + $1 }
      }
    case 21:
      return p.with(q, { "\($0).withLatestFrom(\($1)) { throw at \(m) }" }) {
        $0.withLatestFrom($1) { try refuse(m, $0) + $1 }
      }
    case 22, 23: return p.with(q, { "\($0).take(until: \($1))" }) { $0.take(until: $1) }
    default:
      // RxSwift can choose none where one sends while it is being subscribed.
      return three(scheduled(), scheduled(), "amb") { .amb([$0, $1, $2]) }
    }
  }

  private mutating func three(
    _ p: Pipeline, _ q: Pipeline, _ name: String,
    _ combine: @escaping (Observable<Int>, Observable<Int>, Observable<Int>) -> Observable<Int>
  ) -> Pipeline {
    let r = name == "amb" ? scheduled() : source()
    return Pipeline("\(name)(\(p.text), \(q.text), \(r.text))") { lab in
      combine(p.make(lab), q.make(lab), r.make(lab))
    }
  }

  /// An operator that makes a sequence of each element.
  mutating func flattening(_ depth: Int) -> Pipeline {
    let p = pipeline(depth - 1)
    let inners = [pipeline(min(depth - 1, 2)), source()]
    let m = int(0...4)
    let limit = int(1...2)
    switch call(9, ending: 4) {
    case 0: return flatten(p, inners, "flatMap") { source, inner in source.flatMap(inner) }
    case 1: return flatten(p, inners, "flatMapFirst") { source, inner in source.flatMapFirst(inner) }
    case 2, 3: return flatten(p, inners, "flatMapLatest") { source, inner in source.flatMapLatest(inner) }
    case 4, 5: return flatten(p, inners, "concatMap") { source, inner in source.concatMap(inner) }
    case 6:
      return flatten(p, inners, "merge(maxConcurrent: \(limit))") { source, inner in
        source.map(inner).merge(maxConcurrent: limit)
      }
    case 7: return flatten(p, inners, "switchLatest") { source, inner in source.map(inner).switchLatest() }
    case 8: return flatten(p, inners, "concat()") { source, inner in source.map(inner).concat() }
    case 9:
      return flatten(p, inners, "flatMap, throw at \(m)") { source, inner in source.flatMap { inner(try refuse(m, $0)) }
      }
    case 10:
      return flatten(p, inners, "flatMapLatest, throw at \(m)") { source, inner in
        source.flatMapLatest { inner(try refuse(m, $0)) }
      }
    case 11:
      return flatten(p, inners, "flatMapFirst, throw at \(m)") { source, inner in
        source.flatMapFirst { inner(try refuse(m, $0)) }
      }
    default:
      return flatten(p, inners, "concatMap, throw at \(m)") { source, inner in
        source.concatMap { inner(try refuse(m, $0)) }
      }
    }
  }

  private func flatten(
    _ p: Pipeline, _ inners: [Pipeline], _ name: String,
    _ flatten: @escaping (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>
  ) -> Pipeline {
    let text = inners.map(\.text).joined(separator: " / ")
    let hasImmediate = omission != .immediateSources
    return Pipeline("\(p.text).\(name) { \(text) }") { lab in
      let source = p.make(lab)
      let made = inners.map { $0.make(lab) }
      return flatten(source) { element in
        hasImmediate && element % 3 == 2
          ? .just(element * 10 % 90) : made[abs(element) % made.count].map { ($0 + 40) % 97 }
      }
    }
  }

  /// An operator that goes on after an error.
  mutating func errorOperator(_ p: Pipeline, _ depth: Int) -> Pipeline {
    let n = int(1...3)
    switch call(7, ending: 5) {
    case 0, 1:
      let q = pipeline(min(depth - 1, 2))
      return p.with(q, { "\($0).catch { \($1) }" }) { source, other in source.catch { _ in other } }
    case 2: return p.then("catchAndReturn(5)") { $0.catchAndReturn(5) }
    case 3:
      let q = source()
      return p.with(q, { "catch(sequence: \($0), \($1))" }) { .catch(sequence: [$0, $1]) }
    case 4: return p.then("retry(\(n))") { $0.retry(n) }
    case 5: return p.then("fused.retry()") { $1.fused($0).retry() }
    case 6: return p.then("retry(2).catchAndReturn(4)") { $0.retry(2).catchAndReturn(4) }
    case 7: return p.then("catch { throw }") { $0.catch { _ in throw LabError.planned(4) } }
    case 8:
      return p.then("fused.retry { take(\(n)) }") { source, lab in lab.fused(source).retry { errors in errors.take(n) }
      }
    case 9:
      let d = span()
      return p.then("fused.retry { delay(\(d)) }") { source, lab in
        lab.fused(source).retry { errors in
          errors.enumerated().flatMap { index, error in
            index < n ? Observable<Int>.timer(.seconds(d), scheduler: lab.scheduler) : .error(error)
          }
        }
      }
    case 10:
      let q = source()
      return p.with(q, { "\($0).fused.retry { \($1) }" }) { source, other in
        source.retry { errors in errors.take(2).flatMap { _ in other.take(1) } }
      }
    default:
      let q = source()
      return p.with(q, { "\($0).retry(when: \($1).take(2))" }) { source, other in
        source.retry { (_: Observable<any Error>) in other.take(2) }
      }
    }
  }

  /// A sequence that is shared by what is made of it.
  mutating func sharing(_ depth: Int) -> Pipeline {
    let p = pipeline(depth - 2)
    let n = int(0...2)
    let shared: Pipeline
    switch int(0...9) {
    case 0, 1: shared = p.then("share()") { $0.share() }
    case 2: shared = p.then("publish().refCount()") { $0.publish().refCount() }
    case 3: shared = p.then("multicast(publish).refCount()") { $0.multicast(PublishSubject()).refCount() }
    case 5, 6: shared = p.then("share(replay: 1)") { $0.share(replay: 1) }
    case 7: shared = p.then("share(replay: \(n), .forever)") { $0.share(replay: n, scope: .forever) }
    case 8: shared = p.then("share(replay: 2)") { $0.share(replay: 2) }
    case 9: shared = p.then("replay(\(n)).refCount()") { $0.replay(n).refCount() }
    default:
      return naming(p) { $0.pipeline(max(1, depth - 2)) }
    }
    return naming(shared) { $0.pipeline(max(1, depth - 1)) }
  }
}
