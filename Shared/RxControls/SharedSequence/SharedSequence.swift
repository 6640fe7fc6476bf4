import Rx

/// A sequence that cannot fail, is delivered on the main queue, and is shared by its observers: the material of
/// screens.
///
/// There are two kinds, which differ for late observers: a `Driver` replays the latest element, a `Signal` nothing. The
/// result of each operator is shared too: closures run once per element, for any number of observers.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  @usableFromInline let source: Observable<Element>

  /// Shares `source`, which must not fail and must deliver on the strategy's scheduler.
  @inlinable init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Takes `source` as it is: it must not fail, must deliver on the main queue, and has no work to share.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The same elements as an observable, still shared.
  @inlinable
  public func asObservable() -> Observable<Element> {
    source
  }

  /// The same elements as an infallible sequence, still shared.
  public func asInfallible() -> Infallible<Element> {
    asInfallible(onErrorFallbackTo: .empty())
  }

  /// This sequence.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    self
  }
}

/// A type that can be converted to a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// The strategy of sharing.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the shared sequence of the same elements.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The same elements as an observable, still shared.
  public func asObservable() -> Observable<Element> {
    asSharedSequence().asObservable()
  }
}

/// The strategy of delivering and sharing a sequence.
public protocol SharingStrategyProtocol {
  /// The scheduler that delivers the elements: the main queue of the current world. Made anew each time.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence with one subscription to `source` for all observers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}
