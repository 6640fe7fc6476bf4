import Foundation
import Models
import Rx
import RxControls
import Services

/// What the system's keyboard takes away from a screen, as streams: the names of RxKeyboard.
///
/// RxKeyboard's `instance` listens to the one default centre for as long as the app runs. Here each world has a centre
/// of its own, and one that is made for it listens as long as it lives.
///
///     let keyboard = RxKeyboard(world.notifications) { screen.bounds }
///     keyboard.visibleHeight.drive(onNext: { bar.bottomSpacing = $0 }).disposed(by: disposeBag)
///
/// Each output tells its value on subscription, but for `willShowVisibleHeight`, which waits for the keyboard.
@MainActor public final class RxKeyboard {
  /// The keyboard's frame; equal ones in a row are told once.
  public let frame: Driver<CGRect>

  /// How much of the lower end of the screen it takes away, in points; equal ones in a row are told once.
  ///
  /// Unlike RxKeyboard's, it is 0 while the keyboard floats.
  public let visibleHeight: Driver<CGFloat>

  /// How much it takes away when it comes up from being hidden; not when it gets another height.
  public let willShowVisibleHeight: Driver<CGFloat>

  /// Whether it takes nothing away; equal ones in a row are told once.
  public let isHidden: Driver<Bool>

  private let disposeBag = DisposeBag()

  /// Listens to the keyboard that posts to `notifications`. Of one that is up already it hears when that moves.
  ///
  /// - Parameters:
  ///   - notifications: the centre of the world.
  ///   - pan: where a finger is that drags the keyboard down, as y in the screen: the system posts nothing meanwhile.
  ///   - bounds: the bounds of the screen, asked for at each notification, because the device may be turned.
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
