import Controls
import Models
import SectionedList

/// The one section of the list.
nonisolated enum ArticleSection: Identifiable, Sendable {
  case all

  var id: Self { self }
}

/// The data source in all ways but Rx, which brings one of its own: a table asks the same in each pattern.
final class ArticlesSource: TableDataSource {
  private let screen: ArticlesScreen
  private var articles: [Article]?

  init(_ screen: ArticlesScreen) {
    self.screen = screen
  }

  /// Shows `new` by applying the differences, so that the rows that stay keep their cells and their pictures.
  func show(_ new: [Article]) {
    guard new != articles else { return }
    guard let old = articles, let difference = try? difference(from: old, to: new) else {
      articles = new
      return screen.articles.reloadData()
    }
    for step in difference.steps {
      articles = step.sections.flatMap(\.items)
      screen.articles.performBatchUpdates(step.batch)
    }
  }

  subscript(indexPath: IndexPath) -> Article? { articles?[indexPath.row] }

  func numberOfSections(in table: Table) -> Int { 1 }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { articles?.count ?? 0 }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    guard let article = self[indexPath] else { preconditionFailure("a table without rows asked for one") }
    return screen.cell(for: article, at: indexPath)
  }

  private func difference(
    from old: [Article], to new: [Article]
  ) throws(DuplicateIdentities) -> SectionedDifference<ArticleSection, Article> {
    try SectionedDifference(from: [ListSection(model: .all, items: old)], to: [ListSection(model: .all, items: new)])
  }
}
