// Delegate, the wireframe: it is the delegate of each page, which notifies it when the reader is done.

import Controls
import Models
import Stage

extension DelegateWay {
  final class Wireframe: ArticlesWireframe, ArticleViewDelegate {
    // Weak: the screen owns the navigator, and the wiring of the screen owns the wireframe.
    private weak var navigator: Navigator?

    init(_ navigator: Navigator?) {
      self.navigator = navigator
    }

    func openArticle(_ article: Article) {
      let page = ArticleScreen(article)
      let view = ArticleView(page)
      view.delegate = self
      navigator?.push(page, drivenBy: view)
    }

    func articleViewDidFinish(_ view: ArticleView) {
      navigator?.pop()
    }
  }

  /// The view of one article.
  final class ArticleView {
    weak var delegate: (any ArticleViewDelegate)?

    init(_ screen: ArticleScreen) {
      screen.done.addTarget(self, action: ArticleView.doneTapped, for: .touchUpInside)
    }

    private func doneTapped() {
      delegate?.articleViewDidFinish(self)
    }
  }
}
