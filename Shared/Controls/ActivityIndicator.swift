import KeyValueObserving

/// A wheel that turns while something goes on, UIKit's `UIActivityIndicatorView`.
public final class ActivityIndicator: View {
  /// Whether it turns.
  @Observed public private(set) var isAnimating = false {
    willSet { willShow(.isAnimating, .flag(isAnimating), .flag(newValue)) }
    didSet { didShow() }
  }

  /// Whether it is out of sight while it rests, as it is unless told otherwise.
  public var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// An indicator that scripts call `identifier`, at rest.
  public init(_ identifier: String) {
    super.init(identifier, .activityIndicator)
    isHidden = true
  }

  /// It turns, and can be seen.
  public func startAnimating() {
    isHidden = false
    isAnimating = true
  }

  /// It rests, out of sight if `hidesWhenStopped` says so.
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
