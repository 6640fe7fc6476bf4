@testable import ImageSearch
import Controls
import KeyValueObserving
import Models
import Services
import Stage
import Workshop
import World

extension ShortQueries {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed var query = ImageQuery()
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

  final class Yours: SearchWiring<CancellingScreen> {
    private lazy var viewModel = ViewModel(screen.engine, world)
    private var observations: [KeyValueObservation] = []

    override func wire() {
      super.wire()
      observations = [
        viewModel.observe(\.isEnabled, options: .initial) { [screen] viewModel, _ in
          screen.search.isEnabled = viewModel.isEnabled
        },
        viewModel.observe(\.isSearching, options: .initial) { [screen] viewModel, _ in
          screen.show(isSearching: viewModel.isSearching)
        },
        viewModel.observe(\.images) { [weak self] viewModel, _ in self?.show(viewModel.images) },
        viewModel.observe(\.notice) { [screen] viewModel, _ in screen.show(viewModel.notice) },
      ]
      viewModel.query = query
    }

    override func queryChanged() { viewModel.query = query }

    override func searchRequested() { viewModel.search() }

    override func cancelTapped() { viewModel.cancel() }
  }
}
