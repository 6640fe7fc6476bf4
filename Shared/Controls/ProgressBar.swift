import KeyValueObserving

/// A bar that fills while something goes on, UIKit's `UIProgressView`.
public final class ProgressBar: View {
  /// How far the bar is filled, from 0 to 1.
  ///
  /// As in UIKit, what is beyond an end is at that end. What is no number leaves the bar as it is.
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

  /// Sets how far the bar is filled, as code does that no compiler stops: from any thread.
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
