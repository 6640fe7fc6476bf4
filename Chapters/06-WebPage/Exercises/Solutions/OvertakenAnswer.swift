import Controls
import Services
import Stage
@testable import WebPage
import World

extension OvertakenAnswer {
  final class Yours: Wiring {
    private let screen: TextScreen
    private let client: HTTPClient
    private var task: HTTPTask?

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
      #if SOLVED
      task?.cancel()
      #endif
      screen.showLoading(true)
      task = client.task(with: request) { [screen] outcome in screen.show(outcome) }
      task?.resume()
    }

    private func stopTapped() {
      task?.cancel()
      screen.showLoading(false)
    }
  }
}
