import KeyValueObserving

/// A wheel that turns while something is under way, UIKit's `UIActivityIndicatorView`.
public final class ActivityIndicator: View {
  /// A Boolean value indicating whether the indicator turns.
  @Observed public private(set) var isAnimating = false {
    willSet { willShow(.isAnimating, .flag(isAnimating), .flag(newValue)) }
    didSet { didShow() }
  }

  /// A Boolean value indicating whether the indicator is hidden while it rests; true by default.
  public var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// An indicator that scripts call `identifier`, at rest.
  public init(_ identifier: String) {
    super.init(identifier, .activityIndicator)
    isHidden = true
  }

  /// Shows the indicator and lets it turn.
  public func startAnimating() {
    isHidden = false
    isAnimating = true
  }

  /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
  public func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.isAnimating = isAnimating
    return appearance
  }
}
