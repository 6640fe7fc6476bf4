import Controls
import Models
import World

/// A sign-up form: three fields with a message each, and a button.
class SignUpScreen: Screen {
  let username = TextField("username", placeholder: "Username")
  let usernameMessage = Label("username-message")
  let password = TextField("password", placeholder: "Password")
  let passwordMessage = Label("password-message")
  let repeated = TextField("repeat", placeholder: "Password again")
  let repeatMessage = Label("repeat-message")
  let signUp = Button("sign-up", title: "Sign up")
  let activity = ActivityIndicator("activity")

  /// The directory that the ways send their requests to.
  var directory = Directory.embedded

  /// Lets a real directory answer for the names. Sign-ups still go to the chapter's own directory.
  func ask(_ directory: Directory, _ world: VirtualWorld) {
    self.directory = directory
    world.goOnline(except: EmbeddedDirectory.isMeant(by:))
  }

  override var rows: [[View]] {
    [
      [username], [usernameMessage], [password], [passwordMessage], [repeated], [repeatMessage], [signUp, activity],
    ]
  }

  /// Shows the state of the form, except for the alert that ends a sign-up.
  func show(_ state: SignUpState) {
    usernameMessage.show(state.username)
    passwordMessage.show(state.password)
    repeatMessage.show(state.repetition)
    signUp.allowsTap = state.allowsSignUp
    if state.phase == .underWay { activity.startAnimating() } else { activity.stopAnimating() }
  }
}

extension Label {
  /// Shows the verdict on an input.
  func show(_ result: ValidationResult) {
    show(result.text, result.color)
  }
}

extension Button {
  /// True if the button is enabled; a disabled one is drawn at half opacity.
  var allowsTap: Bool {
    get { isEnabled }
    set {
      isEnabled = newValue
      alpha = newValue ? 1 : 0.5
    }
  }
}

extension ValidationResult {
  fileprivate var color: TextColor {
    switch self {
    case .ok: .ok
    case .empty, .validating: .normal
    case .failed: .error
    }
  }
}
