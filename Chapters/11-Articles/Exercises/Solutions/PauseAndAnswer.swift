@testable import Articles
import Controls
import Models
import Observation
import Services
import Stage
import World

extension PauseAndAnswer {
  // MARK: View model

  @Observable final class ViewModel {
    private(set) var found = ""
    private let client: HTTPClient
    private let clock: WorldClock
    @ObservationIgnored private var search: Task<Void, any Error>?

    init(_ world: World) {
      client = HTTPClient(world)
      clock = world.taskClock
    }
    #if SOLVED

    isolated deinit {
      // Neither a pause nor a request outlives its owner.
      search?.cancel()
    }
    #endif

    func textChanged(_ text: String) {
      #if SOLVED
      search?.cancel()
      search = Task { [weak self, client, clock] in
        try await clock.sleep(for: ArticleList.typingPause)
        // The next key may have come after the pause, and before this task resumed.
        try Task.checkCancellation()
        self?.found = "Searching …"
        let request = ArticleService.embedded.page(ArticleRequest(text, page: 1))
        let result: Result<ArticlePage, ArticleTrouble>
        do {
          result = .success(try await client.answer(to: request).page())
        } catch {
          result = .failure(ArticleTrouble(error))
        }
        try Task.checkCancellation()
        self?.found = LateAnswer.found(text, result)
      }
      #else
      // Yours: a task that sleeps, and then awaits the answer.
      #endif
    }
  }

  // MARK: Controller

  final class Yours: ViewController, Wiring {
    private let screen: LateAnswer.FinderScreen
    private let viewModel: ViewModel

    init(_ screen: LateAnswer.FinderScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      super.init(world)
      screen.search.addTarget(self, action: Yours.textChanged, for: .editingChanged)
    }

    private func textChanged() {
      viewModel.textChanged(screen.search.text ?? "")
    }

    override func updateProperties() {
      screen.found.text = viewModel.found
    }
  }
}
