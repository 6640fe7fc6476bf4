import Controls
import Models

/// The data of a user, and the buttons that load it.
class RequestsScreen: Screen {
  let loadProfile = Button("load-profile", title: "Load profile")
  let cancel = Button("cancel", title: "Cancel")
  let user = Label("user")
  let profile = Label("profile")
  let state = Label("state")

  /// The service that the ways send their requests to.
  var service = Service.embedded

  override var rows: [[View]] { [[loadProfile, cancel], [user], [profile], [state]] }

  /// Shows the state of a load; the next load removes the data of the previous one.
  func show(_ state: LoadingState) {
    user.text = state.loaded?.user
    profile.text = state.loaded?.profile
    self.state.show(state.text, state.color)
    loadProfile.isEnabled = !state.isLoading
    cancel.isEnabled = state.isLoading
  }
}

/// The same with a feed, which is loaded together with the profile, and a switch for retries.
final class BothScreen: RequestsScreen {
  let loadBoth = Button("load-both", title: "Load both")
  let retry = Switch("retry")
  let feed = Label("feed")

  override var rows: [[View]] { [[loadProfile, loadBoth, cancel], [retry], [user], [profile], [feed], [state]] }

  override func show(_ state: LoadingState) {
    super.show(state)
    feed.text = state.loaded?.feed
    loadBoth.isEnabled = !state.isLoading
  }
}

extension Switch {
  /// The retry policy for the position of the switch.
  var policy: RetryPolicy { .when(isOn) }
}

extension LoadingState {
  fileprivate var color: TextColor {
    switch self {
    case .ready, .loading: .normal
    case .retrying, .cancelled: .secondary
    case .loaded: .ok
    case .failed: .error
    }
  }
}
