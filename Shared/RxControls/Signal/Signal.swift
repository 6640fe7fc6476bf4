import Rx

/// A sequence of events on a screen, which never fails and is delivered on the main queue. Its observers share one
/// subscription.
///
/// Unlike a `Driver` it replays nothing.
///
///     button.rx.tap.asSignal().map { "tapped" }.emit(to: label.rx.text).disposed(by: disposeBag)
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing of signals: a new observer gets only later elements.
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
