import Foundation
import Rx
import RxControls

/// Counts running work, RxExample's `ActivityIndicator`: true while at least one tracked sequence has not ended.
///
///     let signingUp = ActivityIndicator()
///     let answer = request.trackActivity(signingUp)
///     signingUp.drive(wheel.rx.isAnimating).disposed(by: disposeBag)
///
/// The wheel on a screen has the same name: a file that imports both modules says `RxCommunity.ActivityIndicator`.
public final class ActivityIndicator: SharedSequenceConvertibleType {
  /// True while any tracked sequence is running.
  public typealias Element = Bool

  /// It is a driver.
  public typealias SharingStrategy = DriverSharingStrategy

  private let count = BehaviorRelay(value: 0)
  private let lock = NSRecursiveLock()
  private let isActive: Driver<Bool>

  /// An indicator without tracked sequences.
  public init() {
    isActive = count.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  /// Returns a driver that is true while any tracked sequence is running; it emits the present value first.
  public func asSharedSequence() -> Driver<Bool> {
    isActive
  }

  fileprivate func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    Observable.using {
      self.add(1)
      return Token { self.add(-1) }
    } observableFactory: { _ in
      source.asObservable()
    }
  }

  private func add(_ number: Int) {
    lock.withLock { count.accept(count.value + number) }
  }
}

/// Counts one subscription until it is disposed.
private final class Token: Disposable {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  func dispose() {
    end()
  }
}

extension ObservableConvertibleType {
  /// The same events; `activityIndicator` is active from each subscription to its end, whether by an event or by disposal.
  public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
    activityIndicator.track(self)
  }
}
