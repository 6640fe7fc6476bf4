import Rx

/// What happens on a screen: events that never fail, come on the main queue, and whose observers share one subscription.
///
/// Unlike a `Driver` it replays nothing: what happened before is over.
///
///     button.rx.tap.asSignal().map { "tapped" }.emit(to: label.rx.text).disposed(by: disposeBag)
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How signals are shared: a new observer gets what happens from then on.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main queue of the current world, unless `SharingScheduler` was mocked.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// One subscription for all, which ends with the last observer; the next one starts the source anew.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The same elements as a signal.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
