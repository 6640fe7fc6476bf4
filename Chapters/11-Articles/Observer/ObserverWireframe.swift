// Observer, the wireframe: it observes each page, until the reader is done.

import Controls
import KeyValueObserving
import Models
import Stage

extension ObserverWay {
  final class Wireframe: ArticlesWireframe {
    // Weak: the screen owns the navigator, and the wiring of the screen owns the wireframe.
    private weak var navigator: Navigator?
    private var observation: KeyValueObservation?

    init(_ navigator: Navigator?) {
      self.navigator = navigator
    }

    func openArticle(_ article: Article) {
      let page = ArticleScreen(article)
      let view = ArticleView(page)
      observation = view.observe(\.isFinished) { [weak self] view, _ in
        if view.isFinished { self?.navigator?.pop() }
      }
      navigator?.push(page, drivenBy: view)
    }
  }

  /// The view of one article.
  final class ArticleView: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var isFinished = false

    init(_ screen: ArticleScreen) {
      screen.done.addTarget(self, action: ArticleView.doneTapped, for: .touchUpInside)
    }

    private func doneTapped() {
      isFinished = true
    }
  }
}
