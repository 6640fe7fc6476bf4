// Today, the wireframe: a task awaits the taps of each page, and ends with it.

import Controls
import Models
import Stage

extension TodayWay {
  final class Wireframe: ArticlesWireframe {
    // Weak: the screen owns the navigator, and the wiring of the screen owns the wireframe.
    private weak var navigator: Navigator?

    init(_ navigator: Navigator?) {
      self.navigator = navigator
    }

    func openArticle(_ article: Article) {
      let page = ArticleScreen(article)
      let view = ArticleView(page)
      // The task needs no handle: it ends with the taps, and they end with the view.
      Task { [weak navigator, weak page, doneTaps = view.doneTaps] in
        for await _ in doneTaps {
          // Before the task resumes, another tap or the back button may have closed the page.
          if let page, navigator?.topScreen === page { navigator?.pop() }
        }
      }
      navigator?.push(page, drivenBy: view)
    }
  }

  /// The view of one article.
  final class ArticleView {
    let doneTaps: AsyncStream<Void>
    private let taps: AsyncStream<Void>.Continuation

    init(_ screen: ArticleScreen) {
      (doneTaps, taps) = AsyncStream.makeStream()
      screen.done.addTarget(self, action: ArticleView.doneTapped, for: .touchUpInside)
    }

    isolated deinit {
      // The back button closes the page without a tap, and the loop over the taps must end all the same.
      taps.finish()
    }

    private func doneTapped() {
      taps.yield()
    }
  }
}
