import Controls
@testable import ImageSearch
import Models
import Services
import Stage
import World

extension CancelledAnswer {
  /// A request that goes on: it is called off by the button, and not when the screen goes.
  final class Unattended: Wiring {
    private let screen: CancellingScreen
    private let client: HTTPClient
    private let list = ImageList()
    private var task: HTTPTask?

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.images.dataSource = list
      screen.query.addTarget(self, action: Unattended.showState, for: .editingChanged)
      screen.query.addTarget(self, action: Unattended.search, for: .editingDidEndOnExit)
      screen.search.addTarget(self, action: Unattended.search, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Unattended.cancel, for: .touchUpInside)
      showState()
    }

    private var query: ImageQuery { ImageQuery(screen.query.text ?? "") }

    private func search() {
      guard query.isLongEnough, task == nil else { return }
      task = client.task(with: screen.engine.search(for: query)) { [weak self] outcome in self?.show(outcome) }
      task?.resume()
      screen.show(nil)
      showState()
    }

    private func cancel() {
      task?.cancel()
      task = nil
      showState()
    }

    private func show(_ outcome: HTTPTask.Outcome) {
      task = nil
      switch outcome.images(from: screen.engine) {
      case .success(let found):
        list.show(found, in: screen.images)
        screen.show(SearchNotice(about: found))
      case .failure(let trouble): screen.show(.trouble(trouble))
      }
      showState()
    }

    private func showState() {
      screen.search.isEnabled = query.isLongEnough && task == nil
      screen.show(isSearching: task != nil)
    }
  }
}
