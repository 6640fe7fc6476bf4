import Dispatch
import Rx

extension Generator {
  /// An operator that looks at one element after another.
  mutating func elementOperator(_ p: Pipeline) -> Pipeline {
    let (n, m) = (int(0...3), int(0...4))
    switch call(17, ending: isReentrant ? 14 : 16) {
    case 0: return p.then("map { $0 + 1 }") { $0.map { ($0 + 1) % 50 } }
    case 1: return p.then("filter { $0 != \(m) }") { $0.filter { $0 != m } }
    case 2: return p.then("compactMap { $0 != \(m) }") { $0.compactMap { $0 == m ? nil : $0 } }
    case 3: return p.then("scan(\(n), +)") { $0.scan(n) { ($0 + $1) % 50 } }
    case 4: return p.then("reduce(\(n), +)") { $0.reduce(n) { ($0 + $1) % 50 } }
    case 5:
      // In RxSwift what comes while the last elements are sent makes them come again.
      guard !isReentrant else { return p }
      return p.then("takeLast(\(n))") { $0.takeLast(n) }
    case 6: return p.then("skip(\(n))") { $0.skip(n) }
    case 7: return p.then("skip(while: < \(m))") { $0.skip(while: { $0 < m }) }
    case 8: return p.then("distinctUntilChanged()") { $0.distinctUntilChanged() }
    case 9: return p.then("ignoreElements()") { $0.ignoreElements().map { (_: Never) in }.map { 0 } }
    case 10: return p.then("enumerated()") { $0.enumerated().map { ($0.index * 10 + $0.element) % 50 } }
    case 11: return p.then("toArray()") { $0.toArray().map { $0.reduce(0) { ($0 * 5 + $1) % 97 } }.asObservable() }
    case 12: return p.then("materialize()") { $0.materialize().map { $0.element ?? ($0.isCompleted ? 80 : 81) } }
    case 13: return p.then("materialize().dematerialize()") { $0.materialize().dematerialize() }
    case 14: return p.then("ifEmpty(default: 6)") { $0.ifEmpty(default: 6) }
    case 15:
      guard omission != .immediateSources else { return p }
      return p.then("startWith(7)") { $0.startWith(7) }
    case 16:
      guard omission != .lateSubscriptions else { return p }
      return p.then("groupBy { $0 % 2 }.merge()") {
        $0.groupBy { $0 % 2 }.flatMap { group in group.map { $0 + 10 * group.key } }
      }
    case 17: return p.then("map { throw at \(m) }") { $0.map { try refuse(m, $0) } }
    case 18: return p.then("filter { throw at \(m) }") { $0.filter { try refuse(m, $0) >= 0 } }
    case 19: return p.then("scan { throw at \(m) }") { $0.scan(0) { $0 + (try refuse(m, $1)) } }
    case 20: return p.then("reduce { throw at \(m) }") { $0.reduce(0) { $0 + (try refuse(m, $1)) } }
    case 21, 22: return p.then("take(\(n))") { $0.take(n) }
    case 23: return p.then("take(while: < \(m))") { $0.take(while: { $0 < m }) }
    case 24: return p.then("take(while: < \(m), .inclusive)") { $0.take(while: { $0 < m }, behavior: .inclusive) }
    case 25: return p.then("take(until: == \(m))") { $0.take(until: { $0 == m }) }
    case 26: return p.then("take(until: == \(m), .inclusive)") { $0.take(until: { $0 == m }, behavior: .inclusive) }
    case 27: return p.then("skip(while: throw at \(m))") { $0.skip(while: { try refuse(m, $0) < 3 }) }
    case 28: return p.then("distinctUntilChanged(throw at \(m))") { $0.distinctUntilChanged { try refuse(m, $0) % 2 } }
    case 29: return p.then("single { $0 == \(m) }") { $0.single { $0 == m } }
    case 30: return p.then("single()") { $0.single() }
    case 31: return p.then("element(at: \(n))") { $0.element(at: n) }
    default: return p.then("first()") { $0.first().map { $0 ?? 9 }.asObservable() }
    }
  }

  /// An operator that has to do with time.
  mutating func timeOperator(_ p: Pipeline) -> Pipeline {
    let (d, n) = (span(), int(1...3))
    let late = omission == .lateSubscriptions ? 0 : 5
    switch int(0...14 + late) {
    case 0: return p.then("delay(\(d))") { $0.delay(.seconds(d), scheduler: $1.scheduler) }
    case 1, 2: return p.then("debounce(\(d))") { $0.debounce(.seconds(d), scheduler: $1.scheduler) }
    case 3: return p.then("debounce(0)") { $0.debounce(.seconds(0), scheduler: $1.scheduler) }
    case 4: return p.then("throttle(\(d))") { $0.throttle(.seconds(d), scheduler: $1.scheduler) }
    case 5:
      return p.then("throttle(\(d), latest: false)") {
        $0.throttle(.seconds(d), latest: false, scheduler: $1.scheduler)
      }
    case 6: return p.then("timeout(\(d))") { $0.timeout(.seconds(d), scheduler: $1.scheduler) }
    case 7: return p.then("take(for: \(d))") { $0.take(for: .seconds(d), scheduler: $1.scheduler) }
    case 8: return p.then("skip(\(d), scheduler)") { $0.skip(.seconds(d), scheduler: $1.scheduler) }
    case 9, 10: return p.then("observe(on: scheduler)") { $0.observe(on: $1.scheduler) }
    case 11: return p.then("observe(on: current)") { source, _ in source.observe(on: CurrentThreadScheduler.instance) }
    case 12, 13:
      return p.then("buffer(\(d), \(n))") {
        $0.buffer(timeSpan: .seconds(d), count: n, scheduler: $1.scheduler).map {
          $0.reduce($0.count) { ($0 * 5 + $1) % 97 }
        }
      }
    case 14:
      guard omission != .immediateSources else { return p }
      return p.then("window(\(d), \(n)).count") {
        $0.window(timeSpan: .seconds(d), count: n, scheduler: $1.scheduler).scan(0) { count, _ in count + 1 }
      }
    case 15: return p.then("delaySubscription(\(d))") { $0.delaySubscription(.seconds(d), scheduler: $1.scheduler) }
    case 16: return p.then("subscribe(on: scheduler)") { $0.subscribe(on: $1.scheduler) }
    case 17:
      return p.then("subscribe(on: current)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) }
    case 18:
      // In RxSwift `other` sends on after the subscriber has disposed.
      guard omission == .earlyEnds else { return p }
      let other = source()
      return Pipeline("\(p.text).timeout(\(d), other: \(other.text))") { lab in
        p.make(lab).timeout(.seconds(d), other: other.make(lab), scheduler: lab.scheduler)
      }
    default:
      let order = chance(50)
      return p.then("window(\(d), \(n)).\(order ? "concat" : "merge")()") { source, lab in
        let windows = source.window(timeSpan: .seconds(d), count: n, scheduler: lab.scheduler)
        return order ? windows.concat() : windows.merge()
      }
    }
  }
}

/// `element`, or an error if it is the one that is refused.
func refuse(_ refused: Int, _ element: Int) throws -> Int {
  if element == refused { throw LabError.planned(3) }
  return element
}
