import Dispatch
import Rx

extension Generator {
  /// A beginning of a pipeline.
  mutating func source() -> Pipeline {
    if namesInScope > 0, chance(45) {
      let index = int(0...namesInScope - 1)
      return Pipeline("x\(index)") { lab in lab.named[index] }
    }
    switch int(0...(omission == .immediateSources ? 10 : 15)) {
    case 0...4: return cold()
    case 5...7:
      guard let index = subject() else { return cold() }
      return Pipeline("h\(index)") { lab in lab.subjects[index].observable }
    case 8:
      guard let index = subject() else { return cold() }
      let name = sourceName()
      return Pipeline("\(name)(h\(index))") { lab in
        let subject = lab.subjects[index].observable
        return lab.watched(name) { subject.subscribe($0) }
      }
    case 9, 10: return scheduled()
    default: return immediate()
    }
  }

  /// The number of a subject.
  ///
  /// Where nothing is subscribed at once, each only once: an element on its way to a second listener, which the first has
  /// disposed, makes RxSwift subscribe to inner sequences that no subscriber receives.
  private mutating func subject() -> Int? {
    guard omission == .immediateSources else { return int(0...1) }
    defer { subjectCount += 1 }
    return subjectCount < 2 ? subjectCount : nil
  }

  private mutating func cold(isImmediate: Bool = true) -> Pipeline {
    let name = sourceName()
    var time = isImmediate && omission != .immediateSources && chance(25) ? 0 : 10
    var events: [(time: Int, event: Event<Int>)] = []
    for _ in 0..<int(0...4) {
      events.append((time, .next(int(0...4))))
      time += 10 * int(0...2)
    }
    switch int(0...5) {
    case 0...2: events.append((time, .completed))
    case 3...4:
      // An error that comes with the subscription is an early end of all that is being subscribed.
      if omission == .earlyEnds { time = max(time, 10) }
      events.append((time, .error(LabError.planned(int(1...2)))))
    default: break
    }
    let plan = events
    let text = plan.map { "\($0.time):\($0.event.mark)" }.joined(separator: " ")
    return Pipeline("\(name)(\(text))") { lab in lab.cold(name, plan) }
  }

  /// A source that sends nothing while it is being subscribed.
  mutating func scheduled() -> Pipeline {
    let (a, b, d) = (int(0...4), int(0...4), span())
    switch int(0...5) {
    case 0: return Pipeline("never()") { _ in .never() }
    case 1: return Pipeline("timer(\(d))") { lab in .timer(.seconds(d), scheduler: lab.scheduler) }
    case 2:
      return Pipeline("interval(\(d)).take(3)") { lab in
        Observable<Int>.interval(.seconds(d), scheduler: lab.scheduler).take(3)
      }
    case 3: return Pipeline("just(\(a), scheduler)") { lab in .just(a, scheduler: lab.scheduler) }
    case 4: return Pipeline("of(\(a), \(b), scheduler)") { lab in .of(a, b, scheduler: lab.scheduler) }
    default:
      let source = cold(isImmediate: false)
      return Pipeline("using(\(source.text))") { lab in
        .using({ () -> LoggedResource in LoggedResource { lab.note("using.") } }) { _ in source.make(lab) }
      }
    }
  }

  private mutating func immediate() -> Pipeline {
    let (a, b) = (int(0...4), int(0...4))
    switch int(0...(omission == .earlyEnds ? 7 : 8)) {
    case 0: return Pipeline("just(\(a))") { _ in .just(a) }
    case 1: return Pipeline("of(\(a), \(b))") { _ in .of(a, b) }
    case 2: return Pipeline("from([\(a), \(b), 3])") { _ in .from([a, b, 3]) }
    case 3: return Pipeline("empty()") { _ in .empty() }
    case 4: return Pipeline("range(\(a), 3)") { _ in .range(start: a, count: 3) }
    case 5: return Pipeline("repeatElement(\(a)).take(\(b))") { _ in Observable.repeatElement(a).take(b) }
    case 6:
      return Pipeline("generate(\(a))") { _ in
        .generate(initialState: a, condition: { $0 < 5 }, iterate: { $0 + 1 })
      }
    case 7:
      let name = sourceName()
      return Pipeline("deferred(\(name) \(a) | \(b))") { lab in
        .deferred {
          lab.note("deferred")
          // An element after the end is dropped.
          return lab.watched(name) { observer in
            observer.onNext(a)
            observer.onCompleted()
            observer.onNext(b)
            return Disposables.create()
          }
        }
      }
    default: return Pipeline("error(1)") { _ in .error(LabError.planned(1)) }
    }
  }
}

/// A resource that records its disposal.
private final class LoggedResource: Disposable {
  private let onDispose: () -> Void
  init(_ onDispose: @escaping () -> Void) { self.onDispose = onDispose }
  func dispose() { onDispose() }
}
