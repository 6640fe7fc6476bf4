import Controls

/// An address, two buttons, and the progress of the page.
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

  /// Shows the bar, turns the indicator on and enables Stop while a page is loading.
  func showLoading(_ isLoading: Bool) {
    progress.isHidden = !isLoading
    if isLoading { activity.startAnimating() } else { activity.stopAnimating() }
    stop.isEnabled = isLoading
  }
}

/// The screen with a line for the error of a load.
class FailureScreen: LoadingScreen {
  let error = Label("error")

  override init() {
    super.init()
    error.textColor = .error
  }

  override var rows: [[View]] { [[address, load], [stop], [progress, activity], [error], [pageTitle], [page]] }
}

/// The screen with buttons for the history.
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
