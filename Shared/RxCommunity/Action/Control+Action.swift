import Controls
import KeyValueObserving
import Rx
import RxControls

extension Reactive where Base: Control {
  /// Does the work of `action` at each `controlEvent`, for the result of `inputTransform`; the control is enabled as
  /// the action is.
  ///
  /// No bag ends that: it lasts until another action is bound, `unbindAction()` or the control's end. You must retain
  /// the action yourself.
  @MainActor public func bind<Input, Element>(
    to action: Action<Input, Element>, controlEvent: ControlEvent<Void>,
    inputTransform: @escaping @MainActor (Base) -> Input
  ) {
    let binding = base.actionBinding
    binding.reset()
    controlEvent
      .compactMap { [weak base] in base.map(inputTransform) }
      .subscribe(action.inputs)
      .disposed(by: binding.disposeBag)
    action.enabled.bind(to: isEnabled).disposed(by: binding.disposeBag)
  }

  /// Ends the binding of the control to an action; it stays enabled or disabled as it is.
  @MainActor public func unbindAction() {
    base.actionBinding.reset()
  }
}

extension Reactive where Base: Button {
  /// The action of taps. It is retained, and the button is enabled as the action is, until another one or `nil` is set.
  ///
  ///     button.rx.action = CocoaAction(enabledIf: isValid) { server.save() }
  @MainActor public var action: CocoaAction? {
    get { base.actionBinding.action }
    nonmutating set {
      guard let action = newValue else { return unbindAction() }
      bind(to: action, controlEvent: tap) { _ in }
      base.actionBinding.action = action
    }
  }

  /// Does the work of `action` at each tap, for the result of `inputTransform` for the button.
  @MainActor public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping @MainActor (Base) -> Input
  ) {
    bind(to: action, controlEvent: tap, inputTransform: inputTransform)
  }

  /// Does the work of `action` at each tap, for the same `input` each time.
  @MainActor public func bind<Input, Element>(to action: Action<Input, Element>, input: Input) {
    bind(to: action, controlEvent: tap) { _ in input }
  }
}

extension Control {
  /// The binding of the control to an action, made on first use.
  fileprivate var actionBinding: ActionBinding {
    observers.attachment(for: "rx.action") { ActionBinding() }
  }
}

/// The binding of one control to an action.
@MainActor
private final class ActionBinding {
  var action: CocoaAction?
  private(set) var disposeBag = DisposeBag()

  func reset() {
    action = nil
    disposeBag = DisposeBag()
  }
}
