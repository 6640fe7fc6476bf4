@testable import SignUp
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension PauseInTyping {
  enum Yours: FourWays {
    typealias Callback = CallbackController
    typealias Delegate = DelegateController
    typealias Observer = ObserverController
    typealias Rx = RxController
  }

  // MARK: Callback

  final class CallbackViewModel {
    var onChange: ((ValidationResult) -> Void)?
    private var username = ""
    private let directory: Directory
    private let world: World
    private var checking: (any Cancellable)?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      self.world = world
    }

    isolated deinit {
      // Neither a pause nor a request outlives its owner.
      checking?.cancel()
    }

    func enter(username: String) {
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      let judged = ValidationResult.username(username)
      onChange?(judged)
      guard judged == .validating else { return }
      #if SOLVED
      checking = world.schedule(after: pause) { [weak self] in self?.ask() }
      #else
      ask()
      #endif
    }

    private func ask() {
      let task = HTTPClient(world).task(with: directory.availability(of: username)) { [onChange, directory] outcome in
        onChange?(.username(directory.availability(in: outcome)))
      }
      checking = task
      task.resume()
    }
  }

  final class CallbackController: Wiring {
    private let screen: NameAlone.NameScreen
    private let viewModel: CallbackViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = CallbackViewModel(screen.directory, world)
      viewModel.onChange = screen.show
      screen.username.addTarget(self, action: CallbackController.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }
  }

  // MARK: Delegate

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: DelegateViewModel, didChange result: ValidationResult)
  }

  final class DelegateViewModel: HTTPTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
    private var username = ""
    private let directory: Directory
    private let world: World
    private var checking: (any Cancellable)?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      self.world = world
    }

    isolated deinit {
      // Neither a pause nor a request outlives its owner.
      checking?.cancel()
    }

    func enter(username: String) {
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      let judged = ValidationResult.username(username)
      delegate?.viewModel(self, didChange: judged)
      guard judged == .validating else { return }
      #if SOLVED
      checking = world.schedule(after: pause) { [weak self] in self?.ask() }
      #else
      ask()
      #endif
    }

    private func ask() {
      let task = HTTPClient(world).task(with: directory.availability(of: username))
      checking = task
      task.delegate = self
      task.resume()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      guard task === checking else { return }
      delegate?.viewModel(self, didChange: .username(directory.availability(in: outcome)))
    }
  }

  final class DelegateController: Wiring, ViewModelDelegate {
    private let screen: NameAlone.NameScreen
    private let viewModel: DelegateViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateViewModel(screen.directory, world)
      viewModel.delegate = self
      screen.username.addTarget(self, action: DelegateController.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }

    func viewModel(_ viewModel: DelegateViewModel, didChange result: ValidationResult) {
      screen.show(result)
    }
  }

  // MARK: Observer

  final class ObserverViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var result = ValidationResult.empty
    private var username = ""
    private let directory: Directory
    private let world: World
    private var checking: (any Cancellable)?
    private var observation: KeyValueObservation?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      self.world = world
    }

    isolated deinit {
      // Neither a pause nor a request outlives its owner.
      checking?.cancel()
    }

    func enter(username: String) {
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      result = .username(username)
      guard result == .validating else { return }
      #if SOLVED
      checking = world.schedule(after: pause) { [weak self] in self?.ask() }
      #else
      ask()
      #endif
    }

    private func ask() {
      let task = HTTPClient(world).task(with: directory.availability(of: username))
      observation = task.observe(\.outcome) { [weak self] task, _ in
        self?.checkEnded(with: task.outcome)
      }
      checking = task
      task.resume()
    }

    private func checkEnded(with outcome: HTTPTask.Outcome?) {
      if let outcome { result = .username(directory.availability(in: outcome)) }
    }
  }

  final class ObserverController: Wiring {
    private let screen: NameAlone.NameScreen
    private let viewModel: ObserverViewModel
    private var observation: KeyValueObservation?

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverViewModel(screen.directory, world)
      observation = viewModel.observe(\.result) { viewModel, _ in screen.show(viewModel.result) }
      screen.username.addTarget(self, action: ObserverController.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }
  }

  // MARK: Rx

  final class RxViewModel {
    let validatedUsername: Observable<ValidationResult>

    init(_ directory: Directory, _ world: World, username: Observable<String>) {
      let client = HTTPClient(world)
      validatedUsername = username.distinctUntilChanged().flatMapLatest { username -> Observable<ValidationResult> in
        let judged = ValidationResult.username(username)
        guard judged == .validating else { return .just(judged) }
        let answer = client.rx.response(request: directory.availability(of: username))
          .map { answer in ValidationResult.username(directory.availability(in: answer)) }
          .catch { error in .just(.username(directory.availability(after: error))) }
        #if SOLVED
        return Observable<Int>.timer(pause.interval, scheduler: WorldScheduler(world))
          .flatMap { _ in answer }
          .startWith(judged)
        #else
        return answer.startWith(judged)
        #endif
      }
    }
  }

  final class RxController: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      let viewModel = RxViewModel(screen.directory, world, username: screen.username.rx.text.orEmpty.asObservable())
      viewModel.validatedUsername.bind(to: screen.usernameMessage.rx.validationResult).disposed(by: disposeBag)
    }
  }
}
