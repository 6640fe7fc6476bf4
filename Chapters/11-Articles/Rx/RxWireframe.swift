// Rx, the wireframe: taps lead back, as long as the page is on the screen.

import Controls
import Models
import Rx
import RxControls
import Stage

extension RxWay {
  final class Wireframe: ArticlesWireframe {
    // Weak: the screen owns the navigator, and the wiring of the screen owns the wireframe.
    private weak var navigator: Navigator?

    init(_ navigator: Navigator?) {
      self.navigator = navigator
    }

    func openArticle(_ article: Article) {
      let page = ArticleScreen(article)
      // The wiring of a page is just a dispose bag.
      let disposeBag = DisposeBag()
      page.done.rx.tap.bind(onNext: { [weak self] in self?.navigator?.pop() }).disposed(by: disposeBag)
      navigator?.push(page, drivenBy: disposeBag)
    }
  }
}
