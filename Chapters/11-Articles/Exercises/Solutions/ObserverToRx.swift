@testable import Articles
import Controls
import Models
import Rx
import RxControls
import Services
import Stage
import World

extension ObserverToRx {
  // MARK: View model

  final class ViewModel {
    let found: Driver<String>

    init(search: Observable<String>, _ interactor: any RxWay.ArticlesInteractor) {
      #if SOLVED
      found = search.flatMapLatest { text in
        interactor.page(ArticleRequest(text, page: 1)).asObservable()
          .map { page in "\(text): \(counted(page.articles.count, "article"))" }
          .catch { error in .just("Failed: \(ArticleTrouble(error))") }
          .startWith("Searching …")
      }
      .asDriver(onErrorDriveWith: .empty())
      #else
      // Yours.
      found = .empty()
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LateAnswer.FinderScreen, _ world: World) {
      let search = screen.search.rx.controlEvent(.editingDidEndOnExit).withLatestFrom(screen.search.rx.text.orEmpty)
      let viewModel = ViewModel(search: search, RxWay.Interactor(.embedded, HTTPClient(world)))
      viewModel.found.drive(screen.found.rx.text).disposed(by: disposeBag)
    }
  }
}
