@testable import ImageSearch
import Controls
import Models
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension DeadSearch {
  // MARK: View model

  final class ViewModel {
    let isEnabled: Driver<Bool>
    let isSearching: Driver<Bool>
    let images: Driver<[String]>
    let notice: Driver<SearchNotice?>

    init(text: Observable<String>, taps: Observable<Void>, _ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      let underWay = BehaviorRelay(value: false)
      let query = text.map { ImageQuery($0) }.share(replay: 1)
      #if SOLVED
      let outcome =
        taps
        .withLatestFrom(query)
        .filter(\.isLongEnough)
        .flatMapFirst { query in
          client.rx.response(request: engine.search(for: query))
            .map { Result<[String], SearchTrouble>.success(try engine.images(in: $0)) }
            .catch { .just(.failure(SearchTrouble($0))) }
            .do(onSubscribed: { underWay.accept(true) }, onDispose: { underWay.accept(false) })
        }
        .share()
      #else
      let outcome =
        taps
        .withLatestFrom(query)
        .filter(\.isLongEnough)
        .flatMapFirst { query in
          client.rx.response(request: engine.search(for: query))
            .map { Result<[String], SearchTrouble>.success(try engine.images(in: $0)) }
            .do(onSubscribed: { underWay.accept(true) }, onDispose: { underWay.accept(false) })
        }
        .catch { .just(.failure(SearchTrouble($0))) }
        .share()
      #endif

      isEnabled = Observable.combineLatest(query, underWay) { $0.isLongEnough && !$1 }
        .asDriver(onErrorJustReturn: false)
      isSearching = underWay.asDriver()
      images = outcome.compactMap { try? $0.get() }.asDriver(onErrorDriveWith: .empty())
      notice = Observable.merge(underWay.filter { $0 }.map { _ in nil }, outcome.map(Self.notice))
        .asDriver(onErrorJustReturn: nil)
    }

    private static func notice(_ outcome: Result<[String], SearchTrouble>) -> SearchNotice? {
      switch outcome {
      case .success(let found): SearchNotice(about: found)
      case .failure(let trouble): .trouble(trouble)
      }
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: ImageSearchScreen, _ world: World) {
      let viewModel = ViewModel(
        text: screen.query.rx.text.orEmpty.asObservable(), taps: screen.search.rx.tap.asObservable(), screen.engine,
        world)
      viewModel.isEnabled.drive(screen.search.rx.isEnabled).disposed(by: disposeBag)
      viewModel.isSearching.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.images
        .drive(screen.images.rx.items(cellIdentifier: ImageList.cell)) { _, address, cell in
          cell.text = ImageList.title(of: address)
        }
        .disposed(by: disposeBag)
      viewModel.notice.drive(screen.rx.notice).disposed(by: disposeBag)
    }
  }
}
