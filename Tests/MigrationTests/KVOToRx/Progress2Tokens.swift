// Step 2, key paths and tokens: the compiler knows the names, and nothing needs to be removed.

import KeyValueObserving

final class ProgressWithTokens: ProgressFeature {
  private var observations: [KeyValueObservation] = []

  init(_ download: Download, show: @escaping (String) -> Void) {
    observations = [
      download.observe(\.fraction, options: .initial) { download, _ in
        show(progressText(download.fraction, download.isFinished))
      },
      download.observe(\.isFinished) { download, _ in
        show(progressText(download.fraction, download.isFinished))
      },
    ]
  }
}
