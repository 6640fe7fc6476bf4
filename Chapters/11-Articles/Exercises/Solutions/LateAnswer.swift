@testable import Articles
import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension LateAnswer {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var found = ""
    private let client: HTTPClient
    private var tasks: [HTTPTask] = []
    private var observations: [KeyValueObservation] = []

    init(_ client: HTTPClient) {
      self.client = client
    }

    isolated deinit {
      end()
    }

    func search(_ text: String) {
      #if SOLVED
      end()
      #endif
      found = "Searching …"
      let task = client.task(with: ArticleService.embedded.page(ArticleRequest(text, page: 1)))
      tasks.append(task)
      observations.append(
        task.observe(\.outcome) { [weak self] task, _ in
          if let outcome = task.outcome { self?.found = LateAnswer.found(text, outcome.page) }
        })
      task.resume()
    }

    private func end() {
      for task in tasks { task.cancel() }
      (tasks, observations) = ([], [])
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: FinderScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: FinderScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(HTTPClient(world))
      observation = viewModel.observe(\.found) { [weak screen] viewModel, _ in screen?.found.text = viewModel.found }
      screen.search.addTarget(self, action: Yours.searchRequested, for: .editingDidEndOnExit)
    }

    private func searchRequested() {
      viewModel.search(screen.search.text ?? "")
    }
  }
}
