// Rx, the presenter: all events are one stream, which changes a relay; the answers to its requests join it.

import Foundation
import Models
import Rx
import RxControls
import World

extension RxWay {
  // MARK: View model

  final class Presenter: ArticlesPresenter {
    let list: Driver<ArticleList>
    let pictures: Driver<Pictures>
    private let interactor: any ArticlesInteractor
    private let listRelay = BehaviorRelay(value: ArticleList())
    private let picturesRelay = BehaviorRelay(value: Pictures())
    private let disposeBag = DisposeBag()

    init(_ interactor: any ArticlesInteractor, _ wireframe: any ArticlesWireframe, _ world: World, input: Input) {
      self.interactor = interactor
      list = listRelay.asDriver()
      pictures = picturesRelay.asDriver()

      let events = Signal.merge(
        input.refresh.map(ArticleEvent.refreshed),
        input.text.debounce(ArticleList.typingPause.interval).map(ArticleEvent.searched),
        input.cancelSearch.map { .searched("") },
        input.reachBottom.map { .bottomReached })
      Observable.merge(events.asObservable(), answers)
        .startWith(.refreshed(""))
        // One event after another: an answer may cause the next event.
        .observe(on: WorldScheduler(world))
        .withLatestFrom(listRelay) { event, list in list.following(event, at: world.now) }
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
            // Not `wanted`: the picture's arrival changes it, and would end its stream in the middle of the element.
            .take(until: picturesRelay.filter { pictures in pictures.state(of: url) == .unknown })
        }
    }
  }
}
