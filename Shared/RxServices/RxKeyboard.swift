import Foundation
import Models
import Rx
import RxControls
import Services

/// The part of a screen that the system's keyboard covers, as streams with the names of RxKeyboard.
///
/// RxKeyboard's `instance` listens to the one default centre for as long as the app runs. Here each world has a centre
/// of its own, and a keyboard that is made for it listens as long as it lives.
///
///     let keyboard = RxKeyboard(world.notifications) { screen.bounds }
///     keyboard.visibleHeight.drive(onNext: { bar.bottomSpacing = $0 }).disposed(by: disposeBag)
///
/// Each output emits its value on subscription, except `willShowVisibleHeight`, which waits for the keyboard.
@MainActor public final class RxKeyboard {
  /// The keyboard's frame; equal ones in a row are emitted once.
  public let frame: Driver<CGRect>

  /// The height of the covered part of the screen, in points; equal ones in a row are emitted once.
  ///
  /// Unlike RxKeyboard's, it is 0 while the keyboard floats.
  public let visibleHeight: Driver<CGFloat>

  /// The height of the covered part when the keyboard appears; not when it gets another height.
  public let willShowVisibleHeight: Driver<CGFloat>

  /// True if nothing is covered; equal values in a row are emitted once.
  public let isHidden: Driver<Bool>

  private let disposeBag = DisposeBag()

  /// Observes the keyboard that posts to `notifications`. One that is already up is noticed only when it moves.
  ///
  /// - Parameters:
  ///   - notifications: The notification centre of the world.
  ///   - pan: The y coordinate of a finger that drags the keyboard down, for which the system posts nothing.
  ///   - bounds: The bounds of the screen, read at each notification because the device may be rotated.
  public init(
    _ notifications: NotificationCenter, pan: Observable<CGFloat> = .never(),
    bounds: @escaping @MainActor () -> CGRect
  ) {
    let place = BehaviorRelay(value: KeyboardPlace(in: bounds()))
    let told = Observable.merge(
      notifications.rx.notification(SystemKeyboard.keyboardWillChangeFrameNotification),
      notifications.rx.notification(SystemKeyboard.keyboardWillHideNotification)
    )
    .map { notification in KeyboardPlace(frame: notification.keyboardFrameEnd, in: bounds()) }
    let dragged = pan.withLatestFrom(place) { y, place in place.dragged(to: y) }

    frame = place.asDriver().map(\.frame).distinctUntilChanged()
    visibleHeight = place.asDriver().map(\.visibleHeight).distinctUntilChanged()
    willShowVisibleHeight = place.asDriver()
      .scan((latest: place.value, rise: CGFloat?.none)) { last, place in
        (place, place.willShowVisibleHeight(after: last.latest))
      }
      .compactMap(\.rise)
    isHidden = place.asDriver().map(\.isHidden).distinctUntilChanged()
    Observable.merge(told, dragged).bind(to: place).disposed(by: disposeBag)
  }
}
