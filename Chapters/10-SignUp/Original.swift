// The source's version: RxExample's sign-up to GitHub with plain observables.

import Controls
import KeyValueObserving
import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

enum OriginalWay {}

// Differences: a directory takes the place of GitHub, a sign-up is a request where the original decides at random, the
// messages are this chapter's, and the controller prints to `Console`. `shareReplay(1)` of RxSwift 3 is
// `share(replay: 1, scope: .forever)` today. `API` and `ValidationService` are RxExample's; the article shows only their
// protocols. Passwords are judged by the model. `validated` is a hook for the variants: the source's view model judges
// the names itself, as `Controller.validated` does.
extension OriginalWay {
  typealias Validation = (String) -> Observable<ValidationResult>
  typealias Validated = (Observable<String>, @escaping Validation) -> Observable<ValidationResult>

  /// The requests of RxExample's `GitHubDefaultAPI`.
  struct API {
    let directory: Directory
    let client: HTTPClient

    func usernameAvailable(_ username: String) -> Observable<Bool> {
      client.rx.response(request: directory.availability(of: username))
        .map { $0.response.status == 404 }
        .catchAndReturn(false)
    }

    func signUp(_ credentials: Credentials) -> Observable<Bool> {
      client.rx.response(request: directory.signUp(credentials)).map(\.isSignedUp)
    }
  }

  /// RxExample's `GitHubDefaultValidationService`.
  struct ValidationService {
    let api: API

    func validateUsername(_ username: String) -> Observable<ValidationResult> {
      let judged = ValidationResult.username(username)
      guard judged == .validating else { return .just(judged) }
      return api.usernameAvailable(username).map { .username($0 ? .available : .taken) }.startWith(judged)
    }
  }

  final class ViewModel {
    let validatedUsername: Observable<ValidationResult>
    let validatedPassword: Observable<ValidationResult>
    let validatedRepetition: Observable<ValidationResult>
    let isSignUpEnabled: Observable<Bool>
    let signedIn: Observable<Bool>
    let signingIn: Observable<Bool>

    init(
      input: (
        username: Observable<String>, password: Observable<String>, repeated: Observable<String>,
        signUp: Observable<Void>
      ),
      dependency: (
        api: API, validationService: ValidationService, scheduler: WorldScheduler,
        promptFor: (_ message: String, _ cancelAction: String, _ actions: [String]) -> Observable<String>
      ),
      validated: Validated
    ) {
      let (api, validationService, scheduler, promptFor) = dependency
      validatedUsername = validated(input.username) { username in
        validationService.validateUsername(username)
          .observe(on: scheduler)
          .catchAndReturn(.username(.unknown()))
      }
      validatedPassword = input.password.map { .password($0) }.share(replay: 1, scope: .forever)
      validatedRepetition = Observable.combineLatest(input.password, input.repeated) { .repeated($1, of: $0) }
        .share(replay: 1, scope: .forever)

      let signingIn = RxCommunity.ActivityIndicator()
      self.signingIn = signingIn.asObservable()
      let usernameAndPassword = Observable.combineLatest(input.username, input.password) { username, password in
        Credentials(username: username, password: password)
      }
      signedIn = input.signUp.withLatestFrom(usernameAndPassword)
        .flatMapLatest { credentials in
          api.signUp(credentials)
            .observe(on: scheduler)
            .catchAndReturn(false)
            .trackActivity(signingIn)
        }
        .flatMapLatest { isSignedIn in
          promptFor(SignUpState.message(isSignedUp: isSignedIn), "OK", []).map { _ in isSignedIn }
        }
        .share(replay: 1, scope: .forever)

      isSignUpEnabled = Observable.combineLatest(
        validatedUsername, validatedPassword, validatedRepetition, signingIn.asObservable()
      ) { username, password, repetition, isSigningIn in
        username.isValid && password.isValid && repetition.isValid && !isSigningIn
      }
      .distinctUntilChanged()
      .share(replay: 1, scope: .forever)
    }
  }

  class Controller: Wiring {
    private let disposeBag = DisposeBag()

    /// Judges each name; only the answer about the latest counts.
    class var validated: Validated {
      { usernames, validate in usernames.flatMapLatest(validate).share(replay: 1, scope: .forever) }
    }

    required init(_ screen: SignUpScreen, _ world: World) {
      let api = API(directory: screen.directory, client: HTTPClient(world))
      let viewModel = ViewModel(
        input: (
          username: screen.username.rx.text.orEmpty.asObservable(),
          password: screen.password.rx.text.orEmpty.asObservable(),
          repeated: screen.repeated.rx.text.orEmpty.asObservable(),
          signUp: screen.signUp.rx.tap.asObservable()
        ),
        dependency: (
          api: api, validationService: ValidationService(api: api), scheduler: WorldScheduler(world),
          promptFor: { [weak screen] message, cancelAction, actions in
            screen?.rx.promptFor(message, cancelAction: cancelAction, actions: actions) ?? .never()
          }
        ),
        validated: Self.validated)
      viewModel.isSignUpEnabled
        .subscribe(onNext: { [weak screen] isEnabled in screen?.signUp.allowsTap = isEnabled })
        .disposed(by: disposeBag)
      viewModel.validatedUsername.bind(to: screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedPassword.bind(to: screen.passwordMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedRepetition.bind(to: screen.repeatMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.signingIn.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.signedIn
        .subscribe(onNext: { [console = screen.console] isSignedIn in console.print("User signed in \(isSignedIn)") })
        .disposed(by: disposeBag)
    }
  }

  /// The lines that the original prints.
  final class Console {
    private(set) var lines: [String] = []

    func print(_ line: String) { lines.append(line) }
  }

  // MARK: ＋ Variants

  /// `flatMap` in the place of `flatMapLatest`: the answer about each name is shown when it comes.
  final class Merging: Controller {
    override class var validated: Validated {
      { usernames, validate in usernames.flatMap(validate).share(replay: 1, scope: .forever) }
    }
  }

  /// The validation of the name without `shareReplay(1)`.
  final class Unshared: Controller {
    override class var validated: Validated {
      { usernames, validate in usernames.flatMapLatest(validate) }
    }
  }
}

extension SignUpScreen {
  var console: OriginalWay.Console { observers.attachment(for: "console") { OriginalWay.Console() } }
}
