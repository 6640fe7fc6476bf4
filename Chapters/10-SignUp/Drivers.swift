// Rx, with drivers: sharing, the main queue and the absence of errors are part of the type.

import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import World

extension RxWay {
  enum Drivers {}
}

extension RxWay.Drivers {
  // MARK: Contract

  typealias Input = (
    username: Driver<String>, password: Driver<String>, repeated: Driver<String>, signUp: Signal<Void>
  )
  typealias Dependencies = (
    directory: Directory, client: HTTPClient, prompt: (String) -> Observable<Void>
  )

  protocol Output {
    var validatedUsername: Driver<ValidationResult> { get }
    var validatedPassword: Driver<ValidationResult> { get }
    var validatedRepetition: Driver<ValidationResult> { get }
    var isSignUpEnabled: Driver<Bool> { get }
    var isContacting: Driver<Bool> { get }
    var signedUp: Driver<Bool> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let validatedUsername: Driver<ValidationResult>
    let validatedPassword: Driver<ValidationResult>
    let validatedRepetition: Driver<ValidationResult>
    let isSignUpEnabled: Driver<Bool>
    let isContacting: Driver<Bool>
    let signedUp: Driver<Bool>

    init(_ dependencies: Dependencies, input: Input) {
      let (directory, client, prompt) = dependencies

      // Unicode-equivalent spellings count as the same name, both in the availability check and in the sign-up.
      let username = input.username.distinctUntilChanged()
      validatedUsername = username.flatMapLatest { username -> Driver<ValidationResult> in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return .just(judged) }
        return client.rx.response(request: directory.availability(of: username))
          .map { answer in .username(directory.availability(in: answer)) }
          .asDriver(onErrorRecover: { error in .just(.username(directory.availability(after: error))) })
          .startWith(judged)
      }

      // Both at once: judged one after the other, they would seem to agree for a moment.
      let passwords = Driver.combineLatest(input.password, input.repeated) { password, repeated in
        (password: ValidationResult.password(password), repetition: ValidationResult.repeated(repeated, of: password))
      }
      validatedPassword = passwords.map(\.password)
      validatedRepetition = passwords.map(\.repetition)

      let willDo = Driver.combineLatest(validatedUsername, passwords) { username, passwords in
        username.isValid && passwords.password.isValid && passwords.repetition.isValid
      }
      let credentials = Driver.combineLatest(username, input.password) { username, password in
        Credentials(username: username, password: password)
      }
      let contacting = ActivityIndicator()
      let signingUp = ActivityIndicator()
      isContacting = contacting.asDriver()
      signedUp = input.signUp
        .withLatestFrom(willDo)
        .filter { $0 }
        .withLatestFrom(credentials)
        .flatMapFirst { credentials in
          client.rx.response(request: directory.signUp(credentials))
            .map(\.isSignedUp)
            .catchAndReturn(false)
            .trackActivity(contacting)
            .flatMap { isSignedUp in
              prompt(SignUpState.message(isSignedUp: isSignedUp)).map { isSignedUp }
            }
            .trackActivity(signingUp)
            .asDriver(onErrorJustReturn: false)
        }

      isSignUpEnabled = Driver.combineLatest(willDo, signingUp.asDriver()) { $0 && !$1 }
        .distinctUntilChanged()
    }
  }
}
