import KeyValueObserving

/// A control that is on or off, UIKit's `UISwitch`.
///
/// As in UIKit, a value that is set in code sends no event; a person's flip sends `valueChanged`.
public final class Switch: Control {
  /// A Boolean value indicating whether the switch is on.
  @Observed public var isOn = false {
    willSet { willShow(.isOn, .flag(isOn), .flag(newValue), byPerson: isFlipped) }
    didSet { didShow() }
  }

  private var isFlipped = false

  /// A switch that scripts call `identifier`, off at first.
  public init(_ identifier: String) {
    super.init(identifier, .toggle)
  }

  /// Flips the switch, as a person does. A switch that accepts no touch stays as it is.
  public func flip() {
    guard takesTouch else { return }
    isFlipped = true
    isOn.toggle()
    isFlipped = false
    sendActions(for: .valueChanged)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.isOn = isOn
    return appearance
  }
}
