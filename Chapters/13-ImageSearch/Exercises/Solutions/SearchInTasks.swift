@testable import ImageSearch
import Controls
import Models
import Services
import Stage
import World

extension SearchInTasks {
  final class Yours: Wiring {
    private let screen: CancellingScreen
    private let engine: SearchEngine
    private let client: HTTPClient
    private let executor: WorldExecutor
    private let list = ImageList()
    private var task: Task<Void, Never>?

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      engine = screen.engine
      client = HTTPClient(world)
      executor = world.executor
      screen.images.dataSource = list
      showState()
      screen.query.addTarget(self, action: Yours.showState, for: .editingChanged)
      screen.query.addTarget(self, action: Yours.searchRequested, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Yours.searchRequested, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private var query: ImageQuery { ImageQuery(screen.query.text ?? "") }

    private var isEnabled: Bool { query.isLongEnough && task == nil }

    private func searchRequested() {
      guard isEnabled else { return }
      #if SOLVED
      task = Task(executorPreference: executor) { [engine, client, query, tell] in
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
      // Yours: begin a task with `executorPreference: executor`, and keep it.
      #endif
      screen.show(nil)
      showState()
    }

    private func cancelTapped() {
      #if SOLVED
      task?.cancel()
      task = nil
      #else
      // Yours.
      #endif
      showState()
    }

    private func show(_ result: Result<[String], SearchTrouble>) {
      task = nil
      switch result {
      case .success(let found):
        list.show(found, in: screen.images)
        screen.show(SearchNotice(about: found))
      case .failure(let trouble):
        screen.show(.trouble(trouble))
      }
      showState()
    }

    private func showState() {
      screen.search.isEnabled = isEnabled
      screen.show(isSearching: task != nil)
    }

    /// For a task on the world's executor: it is on the main queue, and to wait for the main actor would leave the world.
    private var tell: @Sendable (Result<[String], SearchTrouble>) -> Void {
      { [weak self] result in MainActor.assumeIsolated { self?.show(result) } }
    }
  }
}
