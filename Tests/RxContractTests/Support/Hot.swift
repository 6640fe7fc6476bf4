import Rx

/// A use of a subject or of a shared observable.
enum Use: CaseIterable {
  case send
  case subscribe
  case dispose
  case end
}

/// Something that is fed by hand and listened to.
enum Hot: CaseIterable {
  case publishSubject
  case behaviorSubject
  case replaySubject
  case publishRelay
  case behaviorRelay
  case replayRelay
  case share
  case shareReplay
  case shareReplayForever
  case publishRefCount

  func make() -> (observable: Observable<Int>, on: (Event<Int>) -> Void) {
    let subject = PublishSubject<Int>()
    switch self {
    case .publishSubject:
      return (subject, subject.on)
    case .behaviorSubject:
      let behavior = BehaviorSubject(value: 0)
      return (behavior, behavior.on)
    case .replaySubject:
      let replay = ReplaySubject<Int>.create(bufferSize: 2)
      replay.onNext(0)
      return (replay, replay.on)
    case .publishRelay:
      let relay = PublishRelay<Int>()
      return (relay.asObservable(), { if let number = $0.element { relay.accept(number) } })
    case .behaviorRelay:
      let relay = BehaviorRelay(value: 0)
      return (relay.asObservable(), { if let number = $0.element { relay.accept(number) } })
    case .replayRelay:
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      relay.accept(0)
      return (relay.asObservable(), { if let number = $0.element { relay.accept(number) } })
    case .share:
      return (subject.share(), subject.on)
    case .shareReplay:
      return (subject.share(replay: 1), subject.on)
    case .shareReplayForever:
      return (subject.share(replay: 1, scope: .forever), subject.on)
    case .publishRefCount:
      return (subject.publish().refCount(), subject.on)
    }
  }
}
