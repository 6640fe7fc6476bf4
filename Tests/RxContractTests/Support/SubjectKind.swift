import Rx

/// A subject of any kind.
enum SubjectKind: CaseIterable {
  case publish
  case behavior
  case replay
  case async

  func make() -> (subject: Observable<Int>, on: (Event<Int>) -> Void, hasObservers: () -> Bool) {
    switch self {
    case .publish:
      let subject = PublishSubject<Int>()
      return (subject, subject.on, { subject.hasObservers })
    case .behavior:
      let subject = BehaviorSubject(value: 0)
      return (subject, subject.on, { subject.hasObservers })
    case .replay:
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      return (subject, subject.on, { subject.hasObservers })
    case .async:
      let subject = AsyncSubject<Int>()
      return (subject, subject.on, { subject.hasObservers })
    }
  }
}
