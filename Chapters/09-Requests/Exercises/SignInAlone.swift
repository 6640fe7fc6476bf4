import Controls
import Models
import Services
import Stage
import Workshop
import World

/// One request, which may fail and may be cancelled: a place for small exercises.
enum SignInAlone: Scene {
  /// A button that signs in, one that cancels, and a label for the state.
  final class SignInScreen: RequestsScreen {
    let signIn = Button("sign-in", title: "Sign in")

    override var rows: [[View]] { [[signIn, cancel], [state]] }

    func show(signIn state: SignInState) {
      self.state.text = state.text
      signIn.isEnabled = state != .underWay
      cancel.isEnabled = state == .underWay
    }
  }

  static let title = "a single request"

  static func makeScreen() -> SignInScreen { SignInScreen() }
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedService.reply }

  static let alphabet: [Input] = [
    .tap("sign-in"), .tap("cancel"), .wait(.seconds(1)), .event("service", ["off"]),
    .event("answer", ["first", "200"]), .event("answer", ["last", "404"]), .event("answer", ["first", "503"]),
    .event("answer", ["first", "bad-json"]), .event("fail", ["last", "refused"]),
  ]
  static let invariants: [Invariant<SignInScreen>] = [
    Invariant("Cancel is enabled while a sign-in is running, and Sign in while none is") { screen in
      screen.cancel.isEnabled == (screen.state.text == SignInState.underWay.text)
        && screen.signIn.isEnabled != screen.cancel.isEnabled
    }
  ]
  static let events: [WorldEvent<SignInScreen>] = serviceEvents()

  /// Signs in, and shows the answer.
  class Reference: PlainWay<SignInScreen> {
    override func wire() {
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Reference.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Reference.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      screen.show(signIn: .underWay)
      signIn()
    }

    private func cancelTapped() {
      work = nil
      screen.show(signIn: .cancelled)
    }

    /// Begins what a tap on "Sign in" begins.
    func signIn() {
      let task = HTTPClient(world).task(with: screen.service.signIn) { [screen] outcome in
        screen.show(signIn: SignInState(outcome.value()))
      }
      work = task
      task.resume()
    }
  }
}

extension Exercise where Place == SignInAlone {
  /// One plain way.
  static var reference: [Way<SignInAlone.SignInScreen>] { [Way("reference", SignInAlone.Reference.self)] }
}

/// The state of a sign-in.
enum SignInState: Equatable {
  /// No sign-in has begun.
  case ready
  /// The request is running.
  case underWay
  /// There is a token.
  case signedIn
  /// The sign-in has failed.
  case failed(RequestTrouble)
  /// The user has cancelled it.
  case cancelled

  /// Creates the state at the end of a sign-in.
  init(_ result: Result<AccessToken, RequestTrouble>) {
    switch result {
    case .success: self = .signedIn
    case .failure(let trouble): self = .failed(trouble)
    }
  }

  /// The state in a line: "Signing in …", "Failed: status 404".
  var text: String {
    switch self {
    case .ready: LoadingState.ready.text
    case .underWay: LoadingState.loading(.signIn).text
    case .signedIn: "Signed in"
    case .failed(let trouble): LoadingState.failed(trouble).text
    case .cancelled: LoadingState.cancelled.text
    }
  }
}
