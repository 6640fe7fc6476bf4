import Controls
import Models
import Services
import Stage
import World

extension DelegateWay.Cancelling {
  /// What `--quiz` plants.
  enum WordlessNothing {
    typealias SearchView = DelegateWay.Cancelling.SearchView
    typealias ViewModelInputs = DelegateWay.Cancelling.ViewModelInputs
    typealias ViewModelOutputs = DelegateWay.Cancelling.ViewModelOutputs
  }
}

extension DelegateWay.Cancelling.WordlessNothing {
  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs, DelegateWay.ActionDelegate {
    private let action = DelegateWay.Action()
    private var query = ImageQuery()
    private let engine: SearchEngine
    private let client: HTTPClient
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any SearchView)?

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      client = HTTPClient(world)
      action.delegate = self
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func attachView(_ view: any SearchView) {
      self.view = view
      view.show(isEnabled: action.isEnabled)
      view.show(isSearching: action.isExecuting)
    }

    func detachView() {
      view = nil
    }

    func enter(_ text: String) {
      query = ImageQuery(text)
      action.enabledIf = query.isLongEnough
    }

    func search() {
      action.execute(query)
    }

    func cancel() {
      action.cancel()
    }

    func action(_ action: DelegateWay.Action, workFor query: ImageQuery) -> HTTPTask {
      client.task(with: engine.search(for: query))
    }

    func action(_ action: DelegateWay.Action, didEndWith outcome: HTTPTask.Outcome) {
      switch outcome.images(from: engine) {
      case .success(let found):
        view?.show(found)
      // Fault: That nothing was found is a success, of which nobody says a word.
      case .failure(let trouble):
        view?.show(.trouble(trouble))
      }
    }

    func actionDidChangeEnabled(_ action: DelegateWay.Action) {
      view?.show(isEnabled: action.isEnabled)
    }

    func actionDidChangeExecuting(_ action: DelegateWay.Action) {
      if action.isExecuting { view?.show(nil) }
      view?.show(isSearching: action.isExecuting)
    }
  }
}

extension DelegateWay.Cancelling.WordlessNothing {
  // MARK: Controller

  final class Controller: Wiring, SearchView {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      viewModel.outputs.attachView(self)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.query.addTarget(self, action: Controller.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Controller.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.outputs.detachView()
    }

    func show(isEnabled: Bool) {
      screen.search.isEnabled = isEnabled
    }

    func show(isSearching: Bool) {
      screen.show(isSearching: isSearching)
    }

    func show(_ images: [String]) {
      list.show(images, in: screen.images)
    }

    func show(_ notice: SearchNotice?) {
      screen.show(notice)
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchRequested() {
      viewModel.inputs.search()
    }

    private func cancelTapped() {
      viewModel.inputs.cancel()
    }
  }
}
