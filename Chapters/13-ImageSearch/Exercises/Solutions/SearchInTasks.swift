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
      task = Task(executorPreference: world.executor) { [engine = screen.engine, client, query, tell] in
        do {
          let answer = try await client.answer(to: engine.search(for: query))
          tell(.success(try engine.images(in: answer)))
        } catch is CancellationError {
          return
        } catch {
          tell(.failure(SearchTrouble(error)))
        }
      }
      #else
      // Yours: begin a task with `executorPreference: world.executor`, and keep it.
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

    /// Shows a result from a task on the world's executor, which is the main queue: awaiting the main actor would leave it.
    private var tell: @Sendable (Result<[String], SearchTrouble>) -> Void {
      { [weak self] result in MainActor.assumeIsolated { self?.show(result) } }
    }
  }
}
