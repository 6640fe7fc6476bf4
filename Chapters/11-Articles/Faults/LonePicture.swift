import Controls
import struct Foundation.URL
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

extension RxWay {
  /// What `--quiz` plants.
  enum LonePicture {
    typealias ArticlesInteractor = RxWay.ArticlesInteractor
    typealias ArticlesPresenter = RxWay.ArticlesPresenter
    typealias ArticlesWireframe = RxWay.ArticlesWireframe
    typealias Input = RxWay.Input
    typealias Interactor = RxWay.Interactor
    typealias Wireframe = RxWay.Wireframe
    typealias Section = RxWay.Section
  }
}

extension RxWay.LonePicture {
  // MARK: View model

  final class Presenter: ArticlesPresenter {
    private let interactor: any ArticlesInteractor
    private let wireframe: any ArticlesWireframe
    private let world: World
    private let listRelay = BehaviorRelay(value: ArticleList())
    private let picturesRelay = BehaviorRelay(value: Pictures())
    private let disposeBag = DisposeBag()

    var list: Driver<ArticleList> { listRelay.asDriver() }
    var pictures: Driver<Pictures> { picturesRelay.asDriver() }

    init(_ interactor: any ArticlesInteractor, _ wireframe: any ArticlesWireframe, _ world: World) {
      self.interactor = interactor
      self.wireframe = wireframe
      self.world = world
    }

    func start(_ input: Input) {
      let events = Signal.merge(
        input.refresh.map(ArticleEvent.refreshed),
        input.text.debounce(ArticleList.typingPause.interval).map(ArticleEvent.searched),
        input.cancelSearch.map { .searched("") },
        input.reachBottom.map { .bottomReached })
      Observable.merge(events.asObservable(), answers)
        .startWith(.refreshed(""))
        // One after another, whatever comes of each.
        .observe(on: WorldScheduler(world))
        .withLatestFrom(listRelay) { [world] event, list in list.following(event, at: world.now) }
        .bind(to: listRelay)
        .disposed(by: disposeBag)

      let rows = Signal.merge(
        input.rowShown.compactMap(\.picture).map(Pictures.Event.shown),
        input.rowLeft.compactMap(\.picture).map(Pictures.Event.left))
      Observable.merge(rows.asObservable(), loadedPictures)
        .observe(on: WorldScheduler(world))
        .withLatestFrom(picturesRelay) { event, pictures in pictures.following(event) }
        .bind(to: picturesRelay)
        .disposed(by: disposeBag)

      input.select.emit(onNext: wireframe.openArticle).disposed(by: disposeBag)
    }

    private var answers: Observable<ArticleEvent> {
      listRelay.map(\.request).distinctUntilChanged().flatMapLatest {
        [interactor] request -> Observable<ArticleEvent> in
        guard let request else { return .empty() }
        return interactor.page(request)
          .map { page in .answered(request, page) }
          .catch { error in .just(.failed(request, ArticleTrouble(error))) }
          .asObservable()
      }
    }

    private var loadedPictures: Observable<Pictures.Event> {
      let wanted = picturesRelay.map(\.wanted).distinctUntilChanged()
      return Observable.zip(wanted, wanted.skip(1)) { old, new in new.subtracting(old) }
        .flatMap { urls in Observable.from(Array(urls)) }
        // Fault: Each picture that is asked for calls off the one before.
        .flatMapLatest { [interactor, picturesRelay] url in
          interactor.picture(at: url)
            .map { isLoaded in isLoaded ? .loaded(url) : .failed(url) }
            .asObservable()
            // Not `wanted`: the picture's own arrival would end its stream in the middle of the element.
            .take(until: picturesRelay.filter { pictures in pictures.state(of: url) == .unknown })
        }
    }
  }
}

extension RxWay.LonePicture {
  // MARK: Controller

  final class Controller: Wiring {
    private let presenter: any ArticlesPresenter
    private let disposeBag = DisposeBag()

    init(_ screen: ArticlesScreen, _ world: World) {
      presenter = Presenter(
        Interactor(screen.service, HTTPClient(world)), Wireframe(screen.navigator), world)
      presenter.list.drive(screen.rx.list).disposed(by: disposeBag)
      presenter.list.map(\.contents).distinctUntilChanged().map { [Section(model: .all, items: $0)] }
        .drive(screen.articles.rx.items(dataSource: screen.rx.dataSource)).disposed(by: disposeBag)
      presenter.pictures.drive(screen.rx.pictures).disposed(by: disposeBag)
      screen.articles.rx.itemSelected.bind(to: screen.articles.rx.deselectedRow).disposed(by: disposeBag)
      presenter.start(screen.rx.input)
    }
  }
}
