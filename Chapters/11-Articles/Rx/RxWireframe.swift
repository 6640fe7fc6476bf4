// Rx, the wireframe: taps lead back, for as long as the page is there.

import Controls
import Models
import Rx
import RxControls
import Stage

extension RxWay {
  final class Wireframe: ArticlesWireframe {
    // Weak: the screen has it, and what drives the screen has the wireframe.
    private weak var navigator: Navigator?

    init(_ navigator: Navigator?) {
      self.navigator = navigator
    }

    func openArticle(_ article: Article) {
      let page = ArticleScreen(article)
      // What drives a page is no more than a bag.
      let disposeBag = DisposeBag()
      page.done.rx.tap.bind(onNext: { [weak self] in self?.navigator?.pop() }).disposed(by: disposeBag)
      navigator?.push(page, drivenBy: disposeBag)
    }
  }
}
