import Controls
import Rx

extension Reactive where Base: Slider {
  /// The value of the slider: at once, and again at each drag by a person.
  ///
  /// A value set in code, or by a binding, sends nothing.
  @MainActor public var value: ControlProperty<Float> {
    controlProperty(
      editingEvents: .valueChanged, getter: { slider in slider.value },
      setter: { slider, value in slider.value = value })
  }
}
