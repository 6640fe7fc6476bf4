// Rx, the presenter: all that happens is one stream, which changes a relay; what the relay asks for comes back into it.

import Foundation
import Models
import Rx
import RxControls
import World

extension RxWay {
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
        .flatMap { [interactor, picturesRelay] url in
          interactor.picture(at: url)
            .map { isLoaded in isLoaded ? .loaded(url) : .failed(url) }
            .asObservable()
            // Not `wanted`: the picture's own arrival would end its stream in the middle of the element.
            .take(until: picturesRelay.filter { pictures in pictures.state(of: url) == .unknown })
        }
    }
  }
}
