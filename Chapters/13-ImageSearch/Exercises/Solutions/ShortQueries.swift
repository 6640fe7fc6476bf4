@testable import ImageSearch
import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ShortQueries {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var query = ImageQuery()
    @Observed private(set) var isSearching = false
    @Observed private(set) var images: [String] = []
    @Observed private(set) var notice: SearchNotice?
    private let engine: SearchEngine
    private let client: HTTPClient
    private var task: HTTPTask?
    private var observation: KeyValueObservation?

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      client = HTTPClient(world)
    }

    isolated deinit {
      task?.cancel()
    }

    var isEnabled: Bool { query.isLongEnough && !isSearching }

    func enter(_ text: String) {
      query = ImageQuery(text)
    }

    func search() {
      #if SOLVED
      guard isEnabled else { return }
      #endif
      (notice, isSearching) = (nil, true)
      let task = client.task(with: engine.search(for: query))
      observation = task.observe(\.outcome) { [weak self] task, _ in self?.take(task.outcome) }
      self.task = task
      task.resume()
    }

    func cancel() {
      task?.cancel()
      end()
    }

    private func take(_ outcome: HTTPTask.Outcome?) {
      switch outcome?.images(from: engine) {
      case .success(let found)?: (images, notice) = (found, SearchNotice(about: found))
      case .failure(let trouble)?: notice = .trouble(trouble)
      case nil: return
      }
      end()
    }

    private func end() {
      (task, observation) = (nil, nil)
      isSearching = false
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let list = ImageList()
    private var observations: [KeyValueObservation] = []

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      observations = [
        viewModel.observe(\.isEnabled, options: .initial) { [screen] viewModel, _ in
          screen.search.isEnabled = viewModel.isEnabled
        },
        viewModel.observe(\.isSearching, options: .initial) { [screen] viewModel, _ in
          screen.show(isSearching: viewModel.isSearching)
        },
        viewModel.observe(\.images) { [screen, list] viewModel, _ in list.show(viewModel.images, in: screen.images) },
        viewModel.observe(\.notice) { [screen] viewModel, _ in screen.show(viewModel.notice) },
      ]
      viewModel.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Yours.queryChanged, for: .editingChanged)
      screen.query.addTarget(self, action: Yours.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Yours.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
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
