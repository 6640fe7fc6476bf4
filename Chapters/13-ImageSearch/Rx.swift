// Rx: inputs are observers, outputs are drivers, and an action between them manages the search.

import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import World

extension RxWay {
  // MARK: Contract

  protocol ViewModelInputs: AnyObject {
    var text: AnyObserver<String> { get }
    var searchTaps: AnyObserver<Void> { get }
  }

  protocol ViewModelOutputs: AnyObject {
    var isEnabled: Driver<Bool> { get }
    var isSearching: Driver<Bool> { get }
    var images: Driver<[String]> { get }
    var notice: Driver<SearchNotice?> { get }
  }

  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    let isEnabled: Driver<Bool>
    let isSearching: Driver<Bool>
    let images: Driver<[String]>
    let notice: Driver<SearchNotice?>
    let text: AnyObserver<String>
    let searchTaps: AnyObserver<Void>
    private let action: Action<ImageQuery, [String]>
    private let disposeBag = DisposeBag()

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      let typed = BehaviorSubject(value: "")
      let taps = PublishSubject<Void>()
      let query = typed.map { ImageQuery($0) }
      action = Action(enabledIf: query.map(\.isLongEnough)) { query in
        client.rx.response(request: engine.search(for: query)).map { try engine.images(in: $0) }
      }
      taps.withLatestFrom(query).bind(to: action).disposed(by: disposeBag)

      text = typed.asObserver()
      searchTaps = taps.asObserver()
      isEnabled = action.enabled.asDriver(onErrorJustReturn: false)
      isSearching = action.executing.asDriver(onErrorJustReturn: false)
      images = action.elements.asDriver(onErrorDriveWith: .empty())
      notice = Observable.merge(
        action.executing.filter { $0 }.map { _ in nil },
        action.elements.map { SearchNotice(about: $0) },
        action.underlyingError.map { .trouble(SearchTrouble($0)) }
      )
      .asDriver(onErrorJustReturn: nil)
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }
  }
}
