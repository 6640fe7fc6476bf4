import Controls
import Models
import World

/// The place of a row, also in a file that imports Foundation, which has another type of this name.
typealias IndexPath = Controls.IndexPath

/// A list of articles, what is looked for, and how it stands.
class ArticlesScreen: Screen {
  let search = SearchField("search", placeholder: "all articles")
  let refresh = Button("refresh", title: "Refresh")
  let loading = ActivityIndicator("loading")
  let message = Label("message")
  let allowance = Label("allowance")
  let articles = Table("articles", height: 220)

  /// The service that the ways ask.
  var service = ArticleService.embedded

  /// Lets a service out there answer, for its pictures as well.
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

  /// Shows how it stands with a list; its rows are shown by a data source.
  func show(_ list: ArticleList) {
    if list.phase == .requesting { loading.startAnimating() } else { loading.stopAnimating() }
    message.show(list.message, list.trouble == nil ? .normal : .error)
    allowance.text = list.allowance?.description
    allowance.isHidden = list.allowance == nil
  }

  /// Shows how it stands with the pictures of the rows in sight.
  func show(_ pictures: Pictures) {
    self.pictures = pictures
    for case let cell as ArticleCell in articles.visibleCells { cell.show(pictures) }
  }

  /// A cell that shows an article.
  func cell(for article: Article, at indexPath: IndexPath) -> TableCell {
    let cell = articles.dequeueReusableCell(withIdentifier: ArticleCell.identifier, for: indexPath)
    (cell as? ArticleCell)?.show(article, pictures)
    return cell
  }
}

/// The same with a log of what happens.
final class LoggedScreen: ArticlesScreen {
  let log = TextArea("log")

  override var rows: [[View]] { super.rows + [[log]] }
}

/// A row of the list: an article, and the picture of who wrote it.
final class ArticleCell: TableCell {
  static let identifier = "article"

  /// The article on display. It stays when the row goes out of sight, and perhaps out of the list.
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

/// All there is to read about one article, and a way back.
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
