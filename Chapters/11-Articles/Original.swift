// The article's interactor and presenter, in our words: one state, and a relay for each part that the view follows.
//
// Our controls and services differ from the article's in this: a text field, which emits at every editing event, stands
// for the `UISearchBar`; a button stands for the refresh control, which has no sign to end; the end of a drag at the bottom
// stands for `reachBottom`, and a task that answers also after it was released for the API object, neither of which the
// article shows. Nor does it show the use of its row heights, its pictures and its prefetching; they are left out.

import Controls
import Models
import Rx
import RxControls
import Services
import World

enum OriginalWay {}

extension OriginalWay {
  final class Interactor {
    private let service: ArticleService
    private let client: HTTPClient
    private let world: World
    private var api: HTTPTask?

    init(_ service: ArticleService, _ client: HTTPClient, _ world: World) {
      self.service = service
      self.client = client
      self.world = world
    }

    func page(_ request: ArticleRequest) -> Single<Result<[Article], any Error>> {
      let request = service.page(request)
      return Single.create { [weak self] observer in
        guard let self else {
          observer(.failure(RxError.unknown))
          return Disposables.create()
        }
        api = client.task(with: request) { [world] outcome in
          world.async {
            switch outcome.page {
            case .success(let page): observer(.success(.success(page.articles)))
            case .failure(let error): observer(.failure(error))
            }
          }
        }
        api?.resume()
        return Disposables.create()
      }
    }
  }

  struct State: Equatable {
    let trigger: ArticleList.Trigger
    let phase: ArticleList.Phase
    let nextPage: Int
    fileprivate(set) var shouldLoadNext: Bool
    let contents: [Article]
    let error: (any Error)?

    var canLoad: Bool { phase != .requesting && phase != .reachedBottom }

    static func == (one: State, other: State) -> Bool {
      one.trigger == other.trigger && one.phase == other.phase && one.nextPage == other.nextPage
        && one.shouldLoadNext == other.shouldLoadNext && one.contents == other.contents
    }
  }

  typealias Input = (
    searchText: Driver<String>, select: Driver<Article>, reachBottom: Signal<Void>, cancelSearch: Signal<Void>,
    refresh: Signal<Void>
  )

  protocol ArticlesView: AnyObject {
    func showLoading()
  }

  final class Presenter {
    let itemsChanged: Driver<[Article]>
    let stateChanged: Signal<State>
    let errorChanged: Signal<any Error>
    weak var view: (any ArticlesView)?
    private let itemsRelay = BehaviorRelay<[Article]>(value: [])
    private let stateRelay = PublishRelay<State>()
    private let errorRelay = PublishRelay<any Error>()
    private let interactor: Interactor
    private let wireframe: any RxWay.ArticlesWireframe
    private let world: World
    private let disposeBag = DisposeBag()

    private var state = State(
      trigger: .refresh, phase: .nothing, nextPage: 1, shouldLoadNext: true, contents: [], error: nil)
    {
      didSet {
        if state == oldValue { return }
        state.shouldLoadNext = state.nextPage != oldValue.nextPage
        if state.contents != oldValue.contents { itemsRelay.accept(state.contents) }
        if let error = state.error { errorRelay.accept(error) }
        stateRelay.accept(state)
      }
    }

    init(_ interactor: Interactor, _ wireframe: any RxWay.ArticlesWireframe, _ world: World) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
      stateChanged = stateRelay.asSignal()
      itemsChanged = itemsRelay.asDriver()
      errorChanged = errorRelay.asSignal()
    }

    func bind(_ input: Input) {
      input.searchText.drive(onNext: { [weak self] text in
        guard let self, state.canLoad else { return }
        view?.showLoading()
        loadFirstPage(.searchText, text)
      }).disposed(by: disposeBag)

      input.reachBottom.withLatestFrom(input.searchText).emit(onNext: { [weak self] text in
        guard let self, state.canLoad, state.shouldLoadNext else { return }
        state = State(
          trigger: .loadMore, phase: .requesting, nextPage: state.nextPage, shouldLoadNext: false,
          contents: state.contents, error: nil)
        view?.showLoading()
        load(text)
      }).disposed(by: disposeBag)

      input.select.drive(onNext: { [weak self] article in self?.wireframe.openArticle(article) })
        .disposed(by: disposeBag)

      input.cancelSearch.emit(onNext: { [weak self] in
        self?.view?.showLoading()
        self?.loadFirstPage(.searchText, "")
      }).disposed(by: disposeBag)

      input.refresh.withLatestFrom(input.searchText).emit(onNext: { [weak self] text in
        self?.loadFirstPage(.refresh, text)
      }).disposed(by: disposeBag)
    }

    private func loadFirstPage(_ trigger: ArticleList.Trigger, _ text: String) {
      state = State(
        trigger: trigger, phase: .requesting, nextPage: 1, shouldLoadNext: true, contents: [], error: nil)
      load(text)
    }

    private func load(_ text: String) {
      view?.showLoading()
      interactor.page(ArticleRequest(text, page: state.nextPage))
        .subscribe(on: WorldScheduler(world))
        .subscribe(
          onSuccess: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let items): take(items)
            case .failure(let error): fail(error)
            }
          },
          onFailure: { error in self.fail(error) }
        )
        .disposed(by: disposeBag)
    }

    private func take(_ items: [Article]) {
      let isBottom = !state.contents.isEmpty && items.isEmpty
      state = State(
        trigger: state.trigger, phase: isBottom ? .reachedBottom : .finished, nextPage: state.nextPage + 1,
        shouldLoadNext: state.shouldLoadNext, contents: state.contents + items, error: nil)
    }

    private func fail(_ error: any Error) {
      state = State(
        trigger: state.trigger, phase: .nothing, nextPage: 1, shouldLoadNext: true, contents: [], error: error)
    }
  }
}
