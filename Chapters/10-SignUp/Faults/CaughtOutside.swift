import Controls
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum CaughtOutside {
    typealias Input = RxWay.Input
    typealias Dependencies = RxWay.Dependencies
    typealias Output = RxWay.Output
  }
}

extension RxWay.CaughtOutside {
  // MARK: View model

  final class ViewModel: Output {
    let validatedUsername: Observable<ValidationResult>
    let validatedPassword: Observable<ValidationResult>
    let validatedRepetition: Observable<ValidationResult>
    let isSignUpEnabled: Observable<Bool>
    let isContacting: Observable<Bool>
    let signedUp: Observable<Bool>

    init(_ input: Input, _ dependencies: Dependencies) {
      let (directory, client, scheduler, prompt) = dependencies

      // For the question and for the sign-up: the same letters in other scalars are no other name.
      let username = input.username.distinctUntilChanged()
      validatedUsername = username.flatMapLatest { username -> Observable<ValidationResult> in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return .just(judged) }
        return client.rx.response(request: directory.availability(of: username))
          .map { answer in .username(directory.availability(in: answer)) }
          .observe(on: scheduler)
          // Fault: Trouble with one name is caught behind all of them, where it has ended what hears of names.
          .startWith(judged)
      }
      .catch { error in .just(.username(directory.availability(after: error))) }
      .share(replay: 1)

      // Both at once: judged one after the other, they would agree for a moment when they do not.
      let passwords = Observable.combineLatest(input.password, input.repeated) { password, repeated in
        (password: ValidationResult.password(password), repetition: ValidationResult.repeated(repeated, of: password))
      }
      .share(replay: 1)
      validatedPassword = passwords.map(\.password)
      validatedRepetition = passwords.map(\.repetition)

      let willDo = Observable.combineLatest(validatedUsername, passwords) { username, passwords in
        username.isValid && passwords.password.isValid && passwords.repetition.isValid
      }
      let credentials = Observable.combineLatest(username, input.password) { username, password in
        Credentials(username: username, password: password)
      }
      let contacting = ActivityIndicator()
      let signingUp = ActivityIndicator()
      isContacting = contacting.asObservable()
      signedUp = input.signUp
        .withLatestFrom(willDo)
        .filter { $0 }
        .withLatestFrom(credentials)
        .flatMapFirst { credentials in
          client.rx.response(request: directory.signUp(credentials))
            .map(\.isSignedUp)
            .observe(on: scheduler)
            .catchAndReturn(false)
            .trackActivity(contacting)
            .flatMap { isSignedUp in
              prompt(SignUpState.message(isSignedUp: isSignedUp)).map { isSignedUp }
            }
            .trackActivity(signingUp)
        }
        .share(replay: 1)

      isSignUpEnabled = Observable.combineLatest(willDo, signingUp.asObservable()) { $0 && !$1 }
        .distinctUntilChanged()
        .share(replay: 1)
    }
  }
}

extension RxWay.CaughtOutside {
  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: SignUpScreen, _ world: World) {
      viewModel = ViewModel(
        (
          username: screen.username.rx.text.orEmpty.asObservable(),
          password: screen.password.rx.text.orEmpty.asObservable(),
          repeated: screen.repeated.rx.text.orEmpty.asObservable(),
          signUp: screen.signUp.rx.tap.asObservable()
        ),
        (
          directory: screen.directory, client: HTTPClient(world), scheduler: WorldScheduler(world),
          prompt: screen.rx.prompt
        ))
      viewModel.validatedUsername.bind(to: screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedPassword.bind(to: screen.passwordMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.validatedRepetition.bind(to: screen.repeatMessage.rx.validationResult).disposed(by: disposeBag)
      viewModel.isSignUpEnabled.bind(to: screen.signUp.rx.allowsTap).disposed(by: disposeBag)
      viewModel.isContacting.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.signedUp.subscribe().disposed(by: disposeBag)
    }
  }
}
