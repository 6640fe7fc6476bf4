import World

/// One load, from its beginning to its end, and who asked for it.
final class PageNavigation {
  let place: PageHistory.Place
  var download: PageDownload?
  /// Where the request went; a network of its own for a page on this machine.
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

  /// Tells whoever asked, once, and lets go of the closures.
  func end(_ result: Result<Page, PageError>) {
    progress = nil
    completion.take()?(result)
  }
}
