@testable import ImageSearch
import Controls
import Models
import Services
import Stage
import World

extension CancelledAnswer {
  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    private let engine: SearchEngine
    private let client: HTTPClient
    private weak var view: (any DelegateWay.Cancelling.SearchView)?
    private var query = ImageQuery()
    private var task: HTTPTask?

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      client = HTTPClient(world)
    }

    isolated deinit {
      task?.cancel()
    }

    func attachView(_ view: any DelegateWay.Cancelling.SearchView) {
      self.view = view
      showState()
    }

    func enter(_ text: String) {
      query = ImageQuery(text)
      showState()
    }

    func search() {
      guard query.isLongEnough, task == nil else { return }
      let task = client.task(with: engine.search(for: query))
      task.delegate = self
      task.resume()
      self.task = task
      view?.show(nil)
      showState()
    }

    func cancel() {
      #if SOLVED
      task?.cancel()
      #endif
      task = nil
      showState()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      self.task = nil
      switch outcome.images(from: engine) {
      case .success(let found):
        view?.show(found)
        view?.show(SearchNotice(about: found))
      case .failure(let trouble):
        view?.show(.trouble(trouble))
      }
      showState()
    }

    private func showState() {
      view?.show(isEnabled: query.isLongEnough && task == nil)
      view?.show(isSearching: task != nil)
    }
  }

  // MARK: Controller

  final class Yours: Wiring, DelegateWay.Cancelling.SearchView {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      viewModel.attachView(self)
      viewModel.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Yours.queryChanged, for: .editingChanged)
      screen.query.addTarget(self, action: Yours.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Yours.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
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
      viewModel.enter(screen.query.text ?? "")
    }

    private func searchRequested() {
      viewModel.search()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}
