import Controls
import Services
import Stage
@testable import WebPage
import World

extension AwaitedAnswer {
  final class Yours: Wiring {
    private let screen: TextScreen
    private let client: HTTPClient
    private var task: Task<Void, Never>?

    init(_ screen: TextScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(self, action: Yours.stopTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func loadTapped() {
      guard let request = screen.request else { return }
      screen.showLoading(true)
      #if SOLVED
      task?.cancel()
      task = Task { [client, weak self] in
        do {
          let answer = try await client.answer(to: request)
          // Stop may have been tapped after the answer, and before this task resumed.
          try Task.checkCancellation()
          self?.show(.success(answer))
        } catch {
          if !Task.isCancelled { self?.show(.failure(error)) }
        }
      }
      #else
      // Yours: a task that awaits `client.answer(to: request)`.
      _ = request
      #endif
    }

    private func stopTapped() {
      #if SOLVED
      task?.cancel()
      #endif
      screen.showLoading(false)
    }

    private func show(_ outcome: Result<HTTPAnswer, any Error>) {
      screen.show(outcome)
    }
  }
}
