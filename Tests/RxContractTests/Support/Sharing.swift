import Rx

/// The operators that share one subscription.
enum Sharing: CaseIterable {
  case share
  case shareReplay
  case shareReplayTwo
  case shareForever
  case shareReplayForever
  case publishRefCount
  case replayRefCount

  func apply(_ source: Observable<Int>) -> Observable<Int> {
    switch self {
    case .share: source.share()
    case .shareReplay: source.share(replay: 1)
    case .shareReplayTwo: source.share(replay: 2)
    case .shareForever: source.share(scope: .forever)
    case .shareReplayForever: source.share(replay: 1, scope: .forever)
    case .publishRefCount: source.publish().refCount()
    case .replayRefCount: source.replay(1).refCount()
    }
  }
}
