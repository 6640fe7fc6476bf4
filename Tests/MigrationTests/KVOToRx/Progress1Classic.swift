// Step 1, the classic trio: string keys, one method for all of them, and a removal.

import KeyValueObserving

final class ProgressWithStrings: ProgressFeature, @MainActor KeyValueObserver {
  private weak var download: Download?
  private let show: (String) -> Void

  init(_ download: Download, show: @escaping (String) -> Void) {
    self.download = download
    self.show = show
    download.addObserver(self, forKeyPath: "fraction", options: .initial, context: nil)
    download.addObserver(self, forKeyPath: "isFinished", context: nil)
  }

  isolated deinit {
    download?.removeObserver(self, forKeyPath: "fraction")
    download?.removeObserver(self, forKeyPath: "isFinished")
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard let download = object as? Download else { return }
    show(progressText(download.fraction, download.isFinished))
  }
}
