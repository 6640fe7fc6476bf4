import Controls
import Models
import World

/// The place of a row, also in a file that imports Foundation, which has another type of this name.
typealias IndexPath = Controls.IndexPath

/// A list of articles, the search field, and the state of the list.
class ArticlesScreen: Screen {
  let search = SearchField("search", placeholder: "all articles")
  let refresh = Button("refresh", title: "Refresh")
  let loading = ActivityIndicator("loading")
  let message = Label("message")
  let allowance = Label("allowance")
  let articles = Table("articles", height: 220)

  /// The service that the ways ask.
  var service = ArticleService.embedded

  /// Asks `service` from now on, for its pictures as well, over the network.
  func ask(_ service: ArticleService, _ world: VirtualWorld) {
    self.service = service
    world.goOnline()
  }

  /// The state of the pictures.
  private(set) var pictures = Pictures()

  override init() {
    super.init()
    articles.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.identifier)
    allowance.isHidden = true
  }

  override var title: String? { "Articles" }
  override var rows: [[View]] {
    [[search, search.cancelButton, refresh], [loading], [message], [allowance], [articles]]
  }

  /// Shows the state of a list; a data source shows its rows.
  func show(_ list: ArticleList) {
    if list.phase == .requesting { loading.startAnimating() } else { loading.stopAnimating() }
    message.show(list.message, list.trouble == nil ? .normal : .error)
    allowance.text = list.allowance?.description
    allowance.isHidden = list.allowance == nil
  }

  /// Shows the state of the pictures in the rows in sight.
  func show(_ pictures: Pictures) {
    self.pictures = pictures
    for case let cell as ArticleCell in articles.visibleCells { cell.show(pictures) }
  }

  /// Returns a cell that shows `article`.
  func cell(for article: Article, at indexPath: IndexPath) -> TableCell {
    let cell = articles.dequeueReusableCell(withIdentifier: ArticleCell.identifier, for: indexPath)
    (cell as? ArticleCell)?.show(article, pictures)
    return cell
  }
}

/// The same screen with a log.
final class LoggedScreen: ArticlesScreen {
  let log = TextArea("log")

  override var rows: [[View]] { super.rows + [[log]] }
}

/// The second consumer: writes a log of the list.
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

/// A row of the list: an article, and the picture of its writer.
final class ArticleCell: TableCell {
  static let identifier = "article"

  /// The article on display. It stays when the row leaves the screen, and perhaps the list.
  private(set) var article: Article?

  func show(_ article: Article, _ pictures: Pictures) {
    self.article = article
    text = article.title
    accessoryType = .disclosureIndicator
    show(pictures)
  }

  func show(_ pictures: Pictures) {
    detailText = article.map(pictures.text)
  }
}

/// The details of one article, and a way back.
final class ArticleScreen: Screen {
  let detail = TextArea("detail")
  let done = Button("done", title: "Done")

  init(_ article: Article) {
    super.init()
    detail.text = article.details
  }

  override var title: String? { "Article" }
  override var rows: [[View]] { [[detail], [done]] }
}
