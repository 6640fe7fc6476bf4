// Rx, with plain observables: each text and each tap goes in as a stream, and each output comes out as one.

import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import World

extension RxWay {
  // MARK: Contract

  typealias Input = (
    username: Observable<String>, password: Observable<String>, repeated: Observable<String>, signUp: Observable<Void>
  )
  typealias Dependencies = (
    directory: Directory, client: HTTPClient, scheduler: WorldScheduler, prompt: (String) -> Observable<Void>
  )

  protocol Output {
    var validatedUsername: Observable<ValidationResult> { get }
    var validatedPassword: Observable<ValidationResult> { get }
    var validatedRepetition: Observable<ValidationResult> { get }
    var isSignUpEnabled: Observable<Bool> { get }
    var isContacting: Observable<Bool> { get }
    var signedUp: Observable<Bool> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let validatedUsername: Observable<ValidationResult>
    let validatedPassword: Observable<ValidationResult>
    let validatedRepetition: Observable<ValidationResult>
    let isSignUpEnabled: Observable<Bool>
    let isContacting: Observable<Bool>
    let signedUp: Observable<Bool>

    init(_ dependencies: Dependencies, input: Input) {
      let (directory, client, scheduler, prompt) = dependencies

      // Unicode-equivalent spellings count as the same name, both in the availability check and in the sign-up.
      let username = input.username.distinctUntilChanged()
      validatedUsername = username.flatMapLatest { username -> Observable<ValidationResult> in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return .just(judged) }
        return client.rx.response(request: directory.availability(of: username))
          .map { answer in .username(directory.availability(in: answer)) }
          .observe(on: scheduler)
          .catch { error in .just(.username(directory.availability(after: error))) }
          .startWith(judged)
      }
      .share(replay: 1)

      // Both at once: judged one after the other, they would seem to agree for a moment.
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
