import Controls
import Models
import World

/// A form to sign up with: three fields, what is to be said about each, and a button.
final class SignUpScreen: Screen {
  let username = TextField("username", placeholder: "Username")
  let usernameMessage = Label("username-message")
  let password = TextField("password", placeholder: "Password")
  let passwordMessage = Label("password-message")
  let repeated = TextField("repeat", placeholder: "Password again")
  let repeatMessage = Label("repeat-message")
  let signUp = Button("sign-up", title: "Sign up")
  let activity = ActivityIndicator("activity")

  /// The directory that the ways ask.
  var directory = Directory.embedded

  /// Lets a directory out there answer for the names. Sign-ups stay here, with the one that the chapter brings along.
  func ask(_ directory: Directory, _ world: VirtualWorld) {
    self.directory = directory
    world.goOnline(except: EmbeddedDirectory.isMeant(by:))
  }

  override var rows: [[View]] {
    [
      [username], [usernameMessage], [password], [passwordMessage], [repeated], [repeatMessage], [signUp, activity],
    ]
  }

  /// Shows all of a form but the question that ends a sign-up.
  func show(_ state: SignUpState) {
    usernameMessage.show(state.username)
    passwordMessage.show(state.password)
    repeatMessage.show(state.repetition)
    signUp.allowsTap = state.allowsSignUp
    if state.phase == .underWay { activity.startAnimating() } else { activity.stopAnimating() }
  }
}

extension Label {
  /// Shows what is to be said about something that was typed.
  func show(_ result: ValidationResult) {
    show(result.text, result.color)
  }
}

extension Button {
  /// A Boolean value indicating whether the button may be tapped; a disabled one is drawn at half strength.
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
