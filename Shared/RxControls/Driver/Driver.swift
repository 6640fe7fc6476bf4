import Rx

/// A sequence that drives a screen: a state that never fails and is delivered on the main queue. Its observers share
/// one subscription and at once get the latest element.
///
///     let text: Driver<String> = count.asDriver().map(\.text)
///     text.drive(label.rx.text).disposed(by: disposeBag)
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing of drivers: a new observer first gets the latest element, as long as there are observers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main queue of the current world, unless `SharingScheduler` was mocked.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// One subscription for all, which ends with the last observer; the next one starts the source anew.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The same elements as a driver.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
