// Today: a task awaits each answer, and a new name cancels the task of the previous one; the state is observable.

import Models
import Observation
import Services
import World

extension TodayWay {
  // MARK: Contract

  protocol SignUpObservable: AnyObject, Observable {
    var state: SignUpState { get }
  }

  // MARK: View model

  @Observable final class ViewModel: SignUpObservable {
    private(set) var state = SignUpState()
    private let directory: Directory
    private let client: HTTPClient
    @ObservationIgnored private var checking: Task<Void, Never>?
    @ObservationIgnored private var signingUp: Task<Void, Never>?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      checking?.cancel()
      signingUp?.cancel()
    }

    func enter(username: String) {
      guard username != state.credentials.username else { return }
      // Only the latest name counts.
      checking?.cancel()
      state.enter(username: username)
      guard state.username == .validating else { return }
      checking = Task { [weak self, directory, client] in
        let availability: Availability
        do {
          availability = directory.availability(in: try await client.answer(to: directory.availability(of: username)))
        } catch {
          availability = directory.availability(after: error)
        }
        // The next name may have come after the answer, and before this task resumed.
        if !Task.isCancelled { self?.checkEnded(with: availability) }
      }
    }

    func enter(password: String) {
      state.enter(password: password)
    }

    func enter(repeated: String) {
      state.repeated = repeated
    }

    func signUp() {
      guard state.allowsSignUp else { return }
      // Before the task begins: a second tap must not pass the check.
      state.phase = .underWay
      signingUp = Task { [weak self, directory, client, credentials = state.credentials] in
        let answer = try? await client.answer(to: directory.signUp(credentials))
        self?.signUpEnded(with: answer)
      }
    }

    func finish() {
      state.phase = .resting
    }

    private func checkEnded(with availability: Availability) {
      state.learn(availability)
    }

    private func signUpEnded(with answer: HTTPAnswer?) {
      state.phase = .told(isSignedUp: answer?.isSignedUp ?? false)
    }
  }
}
