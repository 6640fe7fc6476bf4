import Controls
import Models

/// The second consumer: writes down what happens to a list.
final class ArticleLogger {
  private let area: TextArea
  private var log = ArticleLog()

  init(_ area: TextArea) {
    self.area = area
  }

  func note(_ list: ArticleList) {
    log = log.noting(list)
    area.text = log.text
  }
}
