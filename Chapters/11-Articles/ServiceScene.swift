import Models
import Services
import Stage
import Workshop
import World

/// A scene whose requests go to the embedded service, which answers by itself.
@MainActor protocol ServiceScene: Scene {}

extension ServiceScene {
  static func prepare(_ world: VirtualWorld) { world.scriptedNetwork.rule = EmbeddedArticles.reply }
  static var invariants: [Invariant<Screen>] { [] }
  static var events: [WorldEvent<Screen>] { [refusal()] }
  static var usesNetwork: Bool { true }

  /// The event of a request that fails because the host refuses it.
  static func refusal() -> WorldEvent<Screen> {
    .fail("request", ["refused": .cannotConnect])
  }
}

extension PlainWay {
  /// Asks the embedded service for a page, in place of the request before, which is cancelled.
  func load(_ request: ArticleRequest, completion: @escaping (Result<ArticlePage, ArticleTrouble>) -> Void) {
    let task = HTTPClient(world).task(with: ArticleService.embedded.page(request)) { completion($0.page) }
    work = task
    task.resume()
  }
}
