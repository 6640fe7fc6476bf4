import Controls
import Rx

extension Reactive where Base: Switch {
  /// The state of the switch: at once, and again at each flip by a person.
  ///
  /// A value set in code, or by a binding, sends nothing.
  @MainActor public var isOn: ControlProperty<Bool> { value }

  /// The same, under the name that all controls with a value have.
  @MainActor public var value: ControlProperty<Bool> {
    controlProperty(
      editingEvents: .valueChanged, getter: { toggle in toggle.isOn },
      setter: { toggle, isOn in toggle.isOn = isOn })
  }
}
