// Callback, the wireframe: each page takes the closure that leads back.

import Controls
import Models
import Stage

extension CallbackWay {
  final class Wireframe: ArticlesWireframe {
    // Weak: the screen owns the navigator, and the wiring of the screen owns the wireframe.
    private weak var navigator: Navigator?

    init(_ navigator: Navigator?) {
      self.navigator = navigator
    }

    func openArticle(_ article: Article) {
      let page = ArticleScreen(article)
      navigator?.push(page, drivenBy: ArticleView(page) { [weak self] in self?.back() })
    }

    private func back() {
      navigator?.pop()
    }
  }

  /// The view of one article.
  final class ArticleView {
    private let finish: () -> Void

    init(_ screen: ArticleScreen, _ finish: @escaping () -> Void) {
      self.finish = finish
      screen.done.addTarget(self, action: ArticleView.doneTapped, for: .touchUpInside)
    }

    private func doneTapped() {
      finish()
    }
  }
}
