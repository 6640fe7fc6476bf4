// Delegate, the wireframe: a page tells it when it has been read.

import Controls
import Models
import Stage

extension DelegateWay {
  final class Wireframe: ArticlesWireframe, ArticleViewDelegate {
    // Weak: the screen has it, and what drives the screen has the wireframe.
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
