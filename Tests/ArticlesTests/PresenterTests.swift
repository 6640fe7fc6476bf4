import Foundation
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles: presenters, without a view and without a service")
struct PresenterTests {
  @Test("a presenter turns to its interactor only when another page is wanted", arguments: Pattern.allCases)
  func pages(_ pattern: Pattern) throws {
    let world = VirtualWorld()
    let interactor = RecordingInteractor()
    let refresh = start(pattern, interactor, world)
    try world.settle()
    #expect(interactor.log == ["load page 1"])
    interactor.answer(ArticlePage([], allowance: Allowance(limit: 60, remaining: 0, resetsAfter: .seconds(30))))
    try world.settle()
    #expect(interactor.log == ["load page 1", "end"])
    // The service allows no request: the list has other trouble each time, and still wants no page.
    for _ in 1...2 {
      try world.advance(by: .seconds(1))
      refresh()
      try world.settle()
    }
    #expect(interactor.log == ["load page 1", "end"])
  }

  /// Starts the presenter of a way, and returns what refreshes its list and retains it.
  private func start(_ pattern: Pattern, _ interactor: RecordingInteractor, _ world: World) -> () -> Void {
    switch pattern {
    case .callback:
      let presenter = CallbackWay.Presenter(interactor, CallbackWay.Wireframe(nil), world)
      presenter.start(showList: { _ in }, showPictures: { _ in })
      return { presenter.refresh("") }
    case .delegate:
      let presenter = DelegateWay.Log.Presenter(interactor, DelegateWay.Wireframe(nil), world)
      presenter.start()
      return { presenter.refresh("") }
    case .observer:
      let presenter = ObserverWay.Presenter(interactor, ObserverWay.Wireframe(nil), world)
      presenter.start()
      return { presenter.refresh("") }
    case .rx:
      let refresh = PublishRelay<String>()
      let presenter = RxWay.Presenter(
        interactor, RxWay.Wireframe(nil), world,
        input: RxWay.Input(
          refresh: refresh.asSignal(), text: .empty(), cancelSearch: .empty(), reachBottom: .empty(), select: .empty(),
          rowShown: .empty(), rowLeft: .empty()))
      return { withExtendedLifetime(presenter) { refresh.accept("") } }
    }
  }
}

/// An interactor for every way, which records each page that it loads, and each end of a load.
private final class RecordingInteractor: CallbackWay.ArticlesInteractor, DelegateWay.ArticlesInteractor,
  ObserverWay.ArticlesInteractor, RxWay.ArticlesInteractor
{
  nonisolated let observers = ObserverStore()
  weak var delegate: (any DelegateWay.ArticlesInteractorDelegate)?
  @Observed private(set) var pageOutcome: ObserverWay.PageOutcome?
  @Observed private(set) var pictureOutcome: ObserverWay.PictureOutcome?
  private(set) var log: [String] = []
  private var request = ArticleRequest("", page: 1)
  private var completion: ((Result<ArticlePage, ArticleTrouble>) -> Void)?

  /// Answers the load under way, as each way expects it.
  func answer(_ page: ArticlePage) {
    completion.take()?(.success(page))
    delegate?.interactor(self, didLoad: page, for: request)
    pageOutcome = (request, .success(page))
  }

  func loadPage(_ request: ArticleRequest) {
    self.request = request
    log.append("load page \(request.page)")
  }

  func cancelPage() { log.append("end") }

  func loadPage(
    _ request: ArticleRequest, completion: @escaping (Result<ArticlePage, ArticleTrouble>) -> Void
  ) -> any Cancellable {
    loadPage(request)
    self.completion = completion
    return Load(end: cancelPage)
  }

  func page(_ request: ArticleRequest) -> Single<ArticlePage> {
    Single.create { observer in
      let load = self.loadPage(request) { result in observer(result.mapError { $0 as any Error }) }
      return Disposables.create { load.cancel() }
    }
  }

  func loadPicture(at url: URL) {}

  func cancelPicture(at url: URL) {}

  func loadPicture(at url: URL, completion: @escaping (_ isLoaded: Bool) -> Void) -> any Cancellable { Load {} }

  func picture(at url: URL) -> Single<Bool> { .just(false) }
}

/// A load whose cancelling calls a closure.
private final class Load: Cancellable {
  private let end: () -> Void

  init(end: @escaping () -> Void) {
    self.end = end
  }

  func cancel() { end() }
}
