import Controls

/// An address, two buttons, and how far the page has come.
class LoadingScreen: Screen {
  let address = TextField("address", placeholder: "example.com")
  let load = Button("load", title: "Load")
  let stop = Button("stop", title: "Stop")
  let progress = ProgressBar("progress")
  let activity = ActivityIndicator("activity")
  let pageTitle = Label("title")
  let page = TextArea("page")

  override init() {
    super.init()
    address.text = "bundle:welcome"
  }

  override var rows: [[View]] { [[address, load], [stop], [progress, activity], [pageTitle], [page]] }

  /// While a page is loading there is a bar, the indicator turns, and the load can be stopped.
  func showLoading(_ isLoading: Bool) {
    progress.isHidden = !isLoading
    if isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    stop.isEnabled = isLoading
  }
}

/// The same with a line that says why there is no page.
class FailureScreen: LoadingScreen {
  let error = Label("error")

  override init() {
    super.init()
    error.textColor = .error
  }

  override var rows: [[View]] { [[address, load], [stop], [progress, activity], [error], [pageTitle], [page]] }
}

/// The same with a way back, a way forward, and a second try.
final class WebPageScreen: FailureScreen {
  let back = Button("back", title: "Back")
  let forward = Button("forward", title: "Forward")
  let reload = Button("reload", title: "Reload")

  override init() {
    super.init()
    for button in [back, forward, reload] { button.isEnabled = false }
  }

  override var rows: [[View]] {
    [[address, load], [back, forward], [stop, reload], [progress, activity], [error], [pageTitle], [page]]
  }
}
