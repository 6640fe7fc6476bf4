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
    typealias Callback = CallbackWay.Controller
    typealias Delegate = DelegateWay.Controller
    typealias Observer = ObserverWay.Controller
    typealias Rx = RxWay.Controller

    enum CallbackWay {}
    enum DelegateWay {}
    enum ObserverWay {}
    enum RxWay {}
  }
}

extension PauseInTyping.Yours.CallbackWay {
  // MARK: Contract

  typealias Show = (ValidationResult) -> Void

  // MARK: View model

  final class ViewModel {
    private var username = ""
    private let directory: Directory
    private let client: HTTPClient
    #if SOLVED
    private let world: World
    private var checking: (any Cancellable)?
    #else
    private var checking: HTTPTask?
    #endif

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      #if SOLVED
      self.world = world
      #endif
      client = HTTPClient(world)
    }

    isolated deinit {
      #if SOLVED
      // Nothing that waits outlives its owner.
      #else
      // No request outlives its owner.
      #endif
      checking?.cancel()
    }

    func enter(username: String, _ show: @escaping Show) {
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      let judged = ValidationResult.username(username)
      show(judged)
      guard judged == .validating else { return }
      #if SOLVED
      checking = world.schedule(after: PauseInTyping.pause) { [weak self] in self?.ask(show) }
      #else
      ask(show)
      #endif
    }

    private func ask(_ show: @escaping Show) {
      let task = client.task(with: directory.availability(of: username)) { [directory] outcome in
        show(.username(directory.availability(in: outcome)))
      }
      checking = task
      task.resume()
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      screen.username.addTarget(self, action: Controller.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "") { [weak self] result in self?.screen.show(result) }
    }
  }
}

extension PauseInTyping.Yours.DelegateWay {
  // MARK: Contract

  protocol NameView: AnyObject {
    func show(_ result: ValidationResult)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    private var username = ""
    private let directory: Directory
    private let client: HTTPClient
    #if SOLVED
    private let world: World
    #endif
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any NameView)?
    #if SOLVED
    private var checking: (any Cancellable)?
    #else
    private var checking: HTTPTask?
    #endif

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      #if SOLVED
      self.world = world
      #endif
      client = HTTPClient(world)
    }

    isolated deinit {
      #if SOLVED
      // Nothing that waits outlives its owner.
      #else
      // No request outlives its owner.
      #endif
      checking?.cancel()
    }

    func attachView(_ view: any NameView) {
      self.view = view
    }

    func detachView() {
      view = nil
    }

    func enter(username: String) {
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      let judged = ValidationResult.username(username)
      view?.show(judged)
      guard judged == .validating else { return }
      #if SOLVED
      checking = world.schedule(after: PauseInTyping.pause) { [weak self] in self?.ask() }
      #else
      ask()
      #endif
    }

    private func ask() {
      let task = client.task(with: directory.availability(of: username))
      checking = task
      task.delegate = self
      task.resume()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      view?.show(.username(directory.availability(in: outcome)))
    }
  }

  // MARK: Controller

  final class Controller: Wiring, NameView {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.attachView(self)
      screen.username.addTarget(self, action: Controller.usernameChanged, for: .editingChanged)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }

    func show(_ result: ValidationResult) {
      screen.show(result)
    }
  }
}

extension PauseInTyping.Yours.ObserverWay {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var result = ValidationResult.empty
    private var username = ""
    private let directory: Directory
    private let client: HTTPClient
    #if SOLVED
    private let world: World
    private var checking: (any Cancellable)?
    #else
    private var checking: HTTPTask?
    #endif
    private var observation: KeyValueObservation?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      #if SOLVED
      self.world = world
      #endif
      client = HTTPClient(world)
    }

    isolated deinit {
      #if SOLVED
      // Nothing that waits outlives its owner.
      #else
      // No request outlives its owner.
      #endif
      checking?.cancel()
    }

    func enter(username: String) {
      guard username != self.username else { return }
      self.username = username
      checking?.cancel()
      result = .username(username)
      guard result == .validating else { return }
      #if SOLVED
      checking = world.schedule(after: PauseInTyping.pause) { [weak self] in self?.ask() }
      #else
      ask()
      #endif
    }

    private func ask() {
      let task = client.task(with: directory.availability(of: username))
      observation = task.observe(\.outcome) { [weak self] task, _ in
        self?.learn(task.outcome)
      }
      checking = task
      task.resume()
    }

    private func learn(_ outcome: HTTPTask.Outcome?) {
      if let outcome { result = .username(directory.availability(in: outcome)) }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: NameAlone.NameScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      observation = viewModel.observe(\.result) { [weak self] viewModel, _ in
        self?.screen.show(viewModel.result)
      }
      screen.username.addTarget(self, action: Controller.usernameChanged, for: .editingChanged)
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }
  }
}

extension PauseInTyping.Yours.RxWay {
  // MARK: View model

  final class ViewModel {
    let validatedUsername: Observable<ValidationResult>

    init(_ username: Observable<String>, _ directory: Directory, _ world: World) {
      let client = HTTPClient(world)
      validatedUsername = username.distinctUntilChanged()
        .flatMapLatest { username -> Observable<ValidationResult> in
          let judged = ValidationResult.username(username)
          guard judged == .validating else { return .just(judged) }
          #if SOLVED
          return Observable<Int>.timer(PauseInTyping.pause.interval, scheduler: WorldScheduler(world))
            .flatMap { _ in client.rx.response(request: directory.availability(of: username)) }
            .map { answer in .username(directory.availability(in: answer)) }
            .catch { error in .just(.username(directory.availability(after: error))) }
            .startWith(judged)
          #else
          return client.rx.response(request: directory.availability(of: username))
            .map { answer in .username(directory.availability(in: answer)) }
            .catch { error in .just(.username(directory.availability(after: error))) }
            .startWith(judged)
          #endif
        }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: NameAlone.NameScreen, _ world: World) {
      let viewModel = ViewModel(screen.username.rx.text.orEmpty.asObservable(), screen.directory, world)
      viewModel.validatedUsername.bind(to: screen.message.rx.validationResult).disposed(by: disposeBag)
    }
  }
}
