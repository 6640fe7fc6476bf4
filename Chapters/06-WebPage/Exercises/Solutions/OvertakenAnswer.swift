import Controls
import Services
import Stage
@testable import WebPage
import World

extension OvertakenAnswer {
  // MARK: View model

  final class ViewModel {
    private let client: HTTPClient
    private var task: HTTPTask?

    init(_ world: World) {
      client = HTTPClient(world)
    }

    func load(_ request: Request, completion: @escaping (HTTPTask.Outcome) -> Void) {
      #if SOLVED
      task?.cancel()
      #endif
      task = client.task(with: request, completionHandler: completion)
      task?.resume()
    }

    func stop() {
      task?.cancel()
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: TextScreen
    private let viewModel: ViewModel

    init(_ screen: TextScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(self, action: Yours.stopTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.stop()
    }

    private func loadTapped() {
      guard let request = screen.request else { return }
      screen.showLoading(true)
      viewModel.load(request) { [screen] outcome in screen.show(outcome) }
    }

    private func stopTapped() {
      viewModel.stop()
      screen.showLoading(false)
    }
  }
}
