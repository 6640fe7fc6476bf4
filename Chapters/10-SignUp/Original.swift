// How the sources wrote it: GitHub's sign-up with plain observables, and what they leave open.

import Controls
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Every trouble is a taken name, each field is judged by itself, and a sign-up is over before anybody reads of it.
  class Plain: Wiring {
    private let disposeBag = DisposeBag()

    required init(_ screen: SignUpScreen, _ world: World) {
      let (directory, client) = (screen.directory, HTTPClient(world))
      let username = screen.username.rx.text.orEmpty.asObservable()
      let password = screen.password.rx.text.orEmpty.asObservable()
      let repeated = screen.repeated.rx.text.orEmpty.asObservable()

      let validatedUsername = answers(to: username) { username in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return .just(judged) }
        return client.rx.response(request: directory.availability(of: username))
          .map { $0.response.status == 404 }
          .catchAndReturn(false)
          .map { .username($0 ? .available : .taken) }
          .startWith(judged)
          // Never reached: there is no error any more.
          .catchAndReturn(.username(.unknown()))
      }
      .share(replay: 1)
      let validatedPassword = password.map { ValidationResult.password($0) }.share(replay: 1)
      let validatedRepetition = Observable.combineLatest(password, repeated) { password, repeated in
        ValidationResult.repeated(repeated, of: password)
      }
      .share(replay: 1)

      let signingUp = RxCommunity.ActivityIndicator()
      let credentials = Observable.combineLatest(username, password) { username, password in
        Credentials(username: username, password: password)
      }
      screen.signUp.rx.tap.withLatestFrom(credentials)
        .flatMapLatest { credentials in
          client.rx.response(request: directory.signUp(credentials))
            .map(\.isSignedUp)
            .catchAndReturn(false)
            .trackActivity(signingUp)
        }
        .flatMapLatest { [prompt = screen.rx.prompt] isSignedUp in
          prompt(SignUpState.message(isSignedUp: isSignedUp))
        }
        .subscribe()
        .disposed(by: disposeBag)

      validatedUsername.bind(to: screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
      validatedPassword.bind(to: screen.passwordMessage.rx.validationResult).disposed(by: disposeBag)
      validatedRepetition.bind(to: screen.repeatMessage.rx.validationResult).disposed(by: disposeBag)
      signingUp.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      Observable.combineLatest(
        validatedUsername, validatedPassword, validatedRepetition, signingUp.asObservable()
      ) { username, password, repetition, isSigningUp in
        username.isValid && password.isValid && repetition.isValid && !isSigningUp
      }
      .distinctUntilChanged()
      .bind(to: screen.signUp.rx.allowsTap)
      .disposed(by: disposeBag)
    }

    /// What comes of each name: of the latest alone.
    func answers(
      to usernames: Observable<String>, _ validate: @escaping (String) -> Observable<ValidationResult>
    ) -> Observable<ValidationResult> {
      usernames.flatMapLatest(validate)
    }
  }

  /// `flatMap` in the place of `flatMapLatest`: each name gets its answer, and the last to come is the last to be shown.
  final class Merging: Plain {
    override func answers(
      to usernames: Observable<String>, _ validate: @escaping (String) -> Observable<ValidationResult>
    ) -> Observable<ValidationResult> {
      usernames.flatMap(validate)
    }
  }
}
