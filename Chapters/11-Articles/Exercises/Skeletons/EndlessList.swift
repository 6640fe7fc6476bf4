@testable import Articles
import Controls
import Models
import Services
import Stage
import World

extension EndlessList {
  final class Yours: Wiring, TableDelegate {
    private let screen: EndlessScreen
    private let client: HTTPClient

    init(_ screen: EndlessScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.articles.delegate = self
      // Yours.
    }

    func tableDidEndDragging(_ table: Table) {
      // Yours.
    }
  }
}
