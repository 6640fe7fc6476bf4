import World

/// One load, from its beginning to its end, with the caller's closures.
final class PageNavigation {
  let place: PageHistory.Place
  var download: PageDownload?
  /// The network of the request; a network of its own for a page on this machine.
  var network: (any Network)?
  var request: (any Cancellable)?
  private(set) var progress: PageLoader.ProgressHandler?
  private var completion: PageLoader.Completion?

  init(
    to place: PageHistory.Place, _ progress: PageLoader.ProgressHandler?, _ completion: PageLoader.Completion?
  ) {
    self.place = place
    self.progress = progress
    self.completion = completion
  }

  /// Calls the completion, once, and releases the closures.
  func end(_ result: Result<Page, PageError>) {
    progress = nil
    completion.take()?(result)
  }
}
