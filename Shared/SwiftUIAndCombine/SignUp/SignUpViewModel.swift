// Combine: the texts are published, and the verdict on the name follows one of them. Compiled on macOS only.

#if canImport(Combine)
import Combine
import Models

/// The state of the form, which a SwiftUI view observes.
@MainActor final class SignUpViewModel: ObservableObject {
  @Published var username = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published private(set) var validatedUsername = ValidationResult.empty
  @Published private(set) var phase = SignUpState.Phase.resting

  var validatedPassword: ValidationResult { .password(password) }
  var validatedRepetition: ValidationResult { .repeated(repeated, of: password) }

  var allowsSignUp: Bool {
    validatedUsername.isValid && validatedPassword.isValid && validatedRepetition.isValid && phase == .resting
  }

  private let directory: SignUpDirectory

  init(_ directory: SignUpDirectory) {
    self.directory = directory
    $username
      .removeDuplicates()
      .map { username -> AnyPublisher<ValidationResult, Never> in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return Just(judged).eraseToAnyPublisher() }
        return directory.availability(of: username)
          // Inside the inner stream: an error in the outer stream would end all further checks.
          .replaceError(with: .unknown())
          .map { availability in .username(availability) }
          .prepend(judged)
          .eraseToAnyPublisher()
      }
      // With `map`, this is `flatMapLatest`: the next name cancels the request for the previous one.
      .switchToLatest()
      .assign(to: &$validatedUsername)
  }

  func signUp() {
    // Combine has no `flatMapFirst`: the phase refuses a second sign-up while one is running.
    guard allowsSignUp else { return }
    phase = .underWay
    directory.signUp(Credentials(username: username, password: password))
      .replaceError(with: false)
      .map { SignUpState.Phase.told(isSignedUp: $0) }
      // No `AnyCancellable` to store: the subscription is cancelled when the view model is deallocated.
      .assign(to: &$phase)
  }

  /// The message about a decided sign-up.
  var message: String? {
    if case .told(let isSignedUp) = phase { SignUpState.message(isSignedUp: isSignedUp) } else { nil }
  }

  /// True while the message is shown. Setting it to false dismisses the message.
  var showsMessage: Bool {
    get { message != nil }
    set { if !newValue { phase = .resting } }
  }
}
#endif
