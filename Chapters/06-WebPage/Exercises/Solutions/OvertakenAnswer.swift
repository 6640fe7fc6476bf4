import Controls
import Services
import Stage
@testable import WebPage
import World

extension OvertakenAnswer {
  // MARK: Contract

  typealias Show = (HTTPTask.Outcome) -> Void

  // MARK: View model

  final class ViewModel {
    private let client: HTTPClient
    private var task: HTTPTask?

    init(_ world: World) {
      client = HTTPClient(world)
    }

    func load(_ request: Request, _ show: @escaping Show) {
      #if SOLVED
      task?.cancel()
      #endif
      task = client.task(with: request, completionHandler: show)
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
      viewModel.load(request) { [weak self] outcome in self?.show(outcome) }
    }

    private func stopTapped() {
      viewModel.stop()
      screen.showLoading(false)
    }

    private func show(_ outcome: HTTPTask.Outcome) {
      screen.showLoading(false)
      switch outcome {
      case .success(let answer): screen.show(answer)
      case .failure: screen.showFailure()
      }
    }
  }
}
