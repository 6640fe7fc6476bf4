// Rx, the screen: the streams of its inputs, and the binders of its outputs.

import Controls
import Models
import Rx
import RxCommunity
import RxControls

extension RxWay {
  typealias Section = AnimatableSectionModel<ArticleSection, Article>
}

extension Reactive where Base: ArticlesScreen {
  /// The inputs of the presenter.
  var input: RxWay.Input {
    let (search, table) = (base.search, base.articles)
    let text = search.rx.text.orEmpty
    return RxWay.Input(
      refresh: base.refresh.rx.tap.withLatestFrom(text).asSignal(onErrorSignalWith: .empty()),
      // Not each element of `text`: losing the focus emits one as well, and would delay the search.
      text: search.rx.controlEvent(.editingChanged).withLatestFrom(text).asSignal(onErrorSignalWith: .empty()),
      cancelSearch: search.rx.cancelButtonClicked.asSignal(),
      reachBottom: table.rx.didEndDragging.filter { [weak table] _ in table?.isAtBottom ?? false }.map { _ in }
        .asSignal(onErrorSignalWith: .empty()),
      select: table.rx.modelSelected(Article.self).asSignal(),
      rowShown: table.rx.willDisplayCell.compactMap { ($0.cell as? ArticleCell)?.article }
        .asSignal(onErrorSignalWith: .empty()),
      rowLeft: table.rx.didEndDisplayingCell.compactMap { ($0.cell as? ArticleCell)?.article }
        .asSignal(onErrorSignalWith: .empty()))
  }

  /// Shows the list.
  var list: Binder<ArticleList> { Binder(base) { screen, list in screen.show(list) } }

  /// Shows the pictures.
  var pictures: Binder<Pictures> { Binder(base) { screen, pictures in screen.show(pictures) } }

  /// The data source of the table.
  var dataSource: RxTableViewSectionedAnimatedDataSource<RxWay.Section> {
    RxTableViewSectionedAnimatedDataSource { [weak base] _, table, indexPath, article in
      base?.cell(for: article, at: indexPath)
        ?? table.dequeueReusableCell(withIdentifier: ArticleCell.identifier, for: indexPath)
    }
  }
}

extension Reactive where Base: Table {
  /// Deselects each row that it receives.
  var deselectedRow: Binder<IndexPath> {
    Binder(base) { table, indexPath in table.deselectRow(at: indexPath) }
  }
}

extension ArticleSection: IdentifiableType {
  /// The section itself.
  var identity: Self { self }
}

extension Article: IdentifiableType {
  /// The `id` of the article.
  public var identity: ID { id }
}
