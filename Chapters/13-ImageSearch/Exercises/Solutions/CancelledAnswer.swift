@testable import ImageSearch
import Controls
import Models
import Services
import Stage
import Workshop
import World

extension CancelledAnswer {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModelDidChangeState(_ viewModel: ViewModel)
    func viewModel(_ viewModel: ViewModel, didEndWith result: Result<[String], SearchTrouble>)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    weak var delegate: (any ViewModelDelegate)?
    private let engine: SearchEngine
    private let client: HTTPClient
    private var query = ImageQuery()
    private var task: HTTPTask?

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      client = HTTPClient(world)
    }

    isolated deinit {
      task?.cancel()
    }

    var isEnabled: Bool { query.isLongEnough && task == nil }
    var isSearching: Bool { task != nil }

    func enter(_ query: ImageQuery) {
      self.query = query
      delegate?.viewModelDidChangeState(self)
    }

    func search() {
      guard isEnabled else { return }
      let task = client.task(with: engine.search(for: query))
      task.delegate = self
      task.resume()
      self.task = task
      delegate?.viewModelDidChangeState(self)
    }

    func cancel() {
      #if SOLVED
      task?.cancel()
      #endif
      task = nil
      delegate?.viewModelDidChangeState(self)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      self.task = nil
      delegate?.viewModel(self, didEndWith: outcome.images(from: engine))
      delegate?.viewModelDidChangeState(self)
    }
  }

  // MARK: Controller

  final class Yours: SearchWiring<CancellingScreen>, ViewModelDelegate {
    private lazy var viewModel = ViewModel(screen.engine, world)

    override func wire() {
      super.wire()
      viewModel.delegate = self
      viewModel.enter(query)
    }

    func viewModelDidChangeState(_ viewModel: ViewModel) {
      show(isEnabled: viewModel.isEnabled, isSearching: viewModel.isSearching)
      if viewModel.isSearching { screen.show(nil) }
    }

    func viewModel(_ viewModel: ViewModel, didEndWith result: Result<[String], SearchTrouble>) { show(result) }

    override func queryChanged() { viewModel.enter(query) }

    override func searchRequested() { viewModel.search() }

    override func cancelTapped() { viewModel.cancel() }
  }
}
