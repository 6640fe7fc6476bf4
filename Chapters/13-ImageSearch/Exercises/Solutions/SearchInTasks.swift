@testable import ImageSearch
import Controls
import Models
import Services
import Stage
import Workshop
import World

extension SearchInTasks {
  final class Yours: SearchWiring<CancellingScreen> {
    private lazy var client = HTTPClient(world)
    private var task: Task<Void, Never>?

    override func wire() {
      super.wire()
      showState()
    }

    isolated deinit {
      task?.cancel()
    }

    private var isEnabled: Bool { query.isLongEnough && task == nil }

    override func queryChanged() {
      showState()
    }

    override func searchRequested() {
      guard isEnabled else { return }
      #if SOLVED
      task = Task { [weak self, engine = screen.engine, client, query] in
        let result: Result<[String], SearchTrouble>
        do {
          result = .success(try await engine.images(in: client.answer(to: engine.search(for: query))))
        } catch {
          result = .failure(SearchTrouble(error))
        }
        // A cancelled task resumes, too: with an error, or with an answer that had already arrived.
        if !Task.isCancelled { self?.show(result) }
      }
      #else
      // Yours: begin a task that awaits the answer and shows the result, and store it in `task`.
      #endif
      screen.show(nil)
      showState()
    }

    override func cancelTapped() {
      #if SOLVED
      task?.cancel()
      task = nil
      #else
      // Yours.
      #endif
      showState()
    }

    override func show(_ result: Result<[String], SearchTrouble>) {
      task = nil
      super.show(result)
      showState()
    }

    private func showState() {
      show(isEnabled: isEnabled, isSearching: task != nil)
    }
  }
}
