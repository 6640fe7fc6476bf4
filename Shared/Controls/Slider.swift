import KeyValueObserving

/// A thumb on a track that a person drags, UIKit's `UISlider`.
///
/// As in UIKit, a value that is set in code sends no event; a person's drag sends `valueChanged`. Either stays between
/// the two ends.
public final class Slider: Control {
  /// The position of the thumb, at first 0 or the nearest end.
  ///
  /// Set in code, it sends no event. A value beyond an end counts as that end; NaN leaves the thumb where it is.
  public var value: Float {
    get { place }
    set { if !newValue.isNaN { place = onTrack(newValue) } }
  }

  /// The value at the left end.
  public let minimumValue: Float

  /// The value at the right end.
  public let maximumValue: Float

  @Observed private var place: Float = 0 {
    willSet { willShow(.value, .number(place.asWritten), .number(newValue.asWritten), byPerson: isDragged) }
    didSet { didShow() }
  }

  private var isDragged = false

  /// A slider that scripts call `identifier`, from `minimumValue` to `maximumValue`.
  ///
  /// Ends that are no numbers, or in the wrong order, are a programmer's error. UIKit's ends can be changed later.
  public init(_ identifier: String, minimumValue: Float = 0, maximumValue: Float = 1) {
    precondition(
      minimumValue.isFinite && maximumValue.isFinite && minimumValue <= maximumValue,
      "\(identifier) cannot go from \(minimumValue) to \(maximumValue)")
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    _place = Observed(wrappedValue: min(max(0, minimumValue), maximumValue))
    super.init(identifier, .slider)
  }

  /// Drags the thumb to `value`, or as far as it goes, and lifts the finger there, as a person does.
  ///
  /// A slider that accepts no touch stays where it is; a thumb that is already there sends nothing.
  public func drag(to value: Float) {
    guard takesTouch, !value.isNaN, onTrack(value) != place else { return }
    isDragged = true
    place = onTrack(value)
    isDragged = false
    sendActions(for: .valueChanged)
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.thumb = .init(value: value, minimum: minimumValue, maximum: maximumValue)
    return appearance
  }

  private func onTrack(_ value: Float) -> Float {
    min(max(value, minimumValue), maximumValue)
  }
}
