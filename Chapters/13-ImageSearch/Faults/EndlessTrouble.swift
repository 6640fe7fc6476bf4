import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  /// What `--quiz` plants.
  enum EndlessTrouble {
    typealias ViewModelInputs = CallbackWay.ViewModelInputs
    typealias ViewModelOutputs = CallbackWay.ViewModelOutputs
  }
}

extension CallbackWay.EndlessTrouble {
  /// Work for one input at a time, which may fail each time without an end to the action.
  final class Action<Input, Element> {
    typealias Completion = (Result<Element, SearchTrouble>) -> Void
    typealias WorkFactory = (Input, @escaping Completion) -> any Cancellable

    /// When inputs are taken, beside that no work is under way.
    var enabledIf = false { didSet { if enabledIf != oldValue { enabled?(isEnabled) } } }

    /// Gets whether an input would be taken, at once and at each change.
    var enabled: ((Bool) -> Void)? { didSet { enabled?(isEnabled) } }

    /// Gets whether work is under way, at once and at each change.
    var executing: ((Bool) -> Void)? { didSet { executing?(isExecuting) } }

    private(set) var isExecuting = false {
      didSet {
        executing?(isExecuting)
        if enabledIf { enabled?(isEnabled) }
      }
    }

    private let workFactory: WorkFactory
    private var work: (any Cancellable)?

    init(_ workFactory: @escaping WorkFactory) {
      self.workFactory = workFactory
    }

    isolated deinit {
      // No request outlives its owner.
      work?.cancel()
    }

    var isEnabled: Bool { enabledIf && !isExecuting }

    /// Begins the work of `input`, if the action is enabled; else nobody is called.
    ///
    /// - Returns: whether it was.
    @discardableResult
    func execute(_ input: Input, _ completion: @escaping Completion) -> Bool {
      guard isEnabled else { return false }
      isExecuting = true
      work = workFactory(input) { [weak self] result in
        // What has ended cannot be cancelled, not even by those who are told of it.
        self?.work = nil
        // Fault: Trouble takes an early exit, and the search is never over.
        guard case .success = result else { return completion(result) }
        completion(result)
        self?.end()
      }
      return true
    }

    /// Ends the work, of which nobody hears any more.
    func cancel() {
      guard isExecuting, let work else { return }
      work.cancel()
      end()
    }

    private func end() {
      work = nil
      isExecuting = false
    }
  }
}

extension CallbackWay.EndlessTrouble {
  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    var isEnabled: ((Bool) -> Void)? { didSet { action.enabled = isEnabled } }
    var isSearching: ((Bool) -> Void)? { didSet { isSearching?(action.isExecuting) } }
    var images: (([String]) -> Void)?
    var notice: ((SearchNotice?) -> Void)?
    private let action: Action<ImageQuery, [String]>
    private var query = ImageQuery()

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      action = Action { query, completion in
        let task = client.task(with: engine.search(for: query)) { completion($0.images(from: engine)) }
        task.resume()
        return task
      }
      action.executing = { [weak self] isSearching in self?.show(isSearching: isSearching) }
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func enter(_ text: String) {
      query = ImageQuery(text)
      action.enabledIf = query.isLongEnough
    }

    func search() {
      action.execute(query) { [weak self] result in self?.show(result) }
    }

    private func show(isSearching: Bool) {
      if isSearching { notice?(nil) }
      self.isSearching?(isSearching)
    }

    private func show(_ result: Result<[String], SearchTrouble>) {
      switch result {
      case .success(let found):
        images?(found)
        notice?(SearchNotice(about: found))
      case .failure(let trouble):
        notice?(.trouble(trouble))
      }
    }
  }
}

extension CallbackWay.EndlessTrouble {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      bind(viewModel.outputs)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Controller.searchTapped, for: .touchUpInside)
    }

    private func bind(_ outputs: any ViewModelOutputs) {
      // The screen, and not self: who holds the closures is held by self.
      outputs.isEnabled = { [screen] isEnabled in screen.search.isEnabled = isEnabled }
      outputs.isSearching = { [screen] isSearching in screen.show(isSearching: isSearching) }
      outputs.images = { [screen, list] images in list.show(images, in: screen.images) }
      outputs.notice = { [screen] notice in screen.show(notice) }
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchTapped() {
      viewModel.inputs.search()
    }
  }
}
