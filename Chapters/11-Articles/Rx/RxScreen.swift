// Rx, the screen: what there is to bind, and what there is to bind it to.

import Controls
import Models
import Rx
import RxCommunity
import RxControls

extension RxWay {
  typealias Section = AnimatableSectionModel<ArticleSection, Article>
}

extension Reactive where Base: ArticlesScreen {
  /// What a person does.
  var input: RxWay.Input {
    let (search, table) = (base.search, base.articles)
    let text = search.rx.text.orEmpty
    return RxWay.Input(
      refresh: base.refresh.rx.tap.withLatestFrom(text).asSignal(onErrorSignalWith: .empty()),
      // Not each element of `text`: losing the focus is one as well, and would put the search off.
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

  /// How it stands with the list.
  var list: Binder<ArticleList> { Binder(base) { screen, list in screen.show(list) } }

  /// How it stands with the pictures.
  var pictures: Binder<Pictures> { Binder(base) { screen, pictures in screen.show(pictures) } }

  /// What answers the table.
  var dataSource: RxTableViewSectionedAnimatedDataSource<RxWay.Section> {
    RxTableViewSectionedAnimatedDataSource { [weak base] _, table, indexPath, article in
      base?.cell(for: article, at: indexPath)
        ?? table.dequeueReusableCell(withIdentifier: ArticleCell.identifier, for: indexPath)
    }
  }
}

extension Reactive where Base: Table {
  /// Takes the selection from a row.
  var deselectedRow: Binder<IndexPath> {
    Binder(base) { table, indexPath in table.deselectRow(at: indexPath) }
  }
}

extension ArticleSection: IdentifiableType {
  /// Itself.
  var identity: Self { self }
}

extension Article: IdentifiableType {
  /// Its `id`.
  public var identity: ID { id }
}
