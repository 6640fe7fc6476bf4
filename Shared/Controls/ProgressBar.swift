import KeyValueObserving

/// A bar that fills during some work, UIKit's `UIProgressView`.
public final class ProgressBar: View {
  /// The filled part of the bar, from 0 to 1.
  ///
  /// As in UIKit, a value beyond an end counts as that end. NaN leaves the bar as it is.
  public var progress: Float {
    get { filled }
    set { if !newValue.isNaN { filled = min(max(newValue, 0), 1) } }
  }

  @Observed private var filled: Float = 0 {
    willSet { willShow(.progress, .number(filled.asWritten), .number(newValue.asWritten)) }
    didSet { didShow() }
  }

  /// A bar that scripts call `identifier`, empty at first.
  public init(_ identifier: String) {
    super.init(identifier, .progressBar)
  }

  /// Sets the progress from any thread, as code may that no compiler stops.
  ///
  /// Off the main queue it reports the mistake and leaves the bar as it is.
  nonisolated public func setProgress(_ progress: Float) {
    onMainQueue("ProgressBar.progress") { self.progress = progress }
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.progress = progress.asWritten
    return appearance
  }
}
