import Controls
import Dispatch
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

extension RxWay.Cancelling {
  /// What `--quiz` plants.
  enum PutOffTap {
    typealias ViewModelInputs = RxWay.Cancelling.ViewModelInputs
    typealias ViewModelOutputs = RxWay.Cancelling.ViewModelOutputs
  }
}

extension RxWay.Cancelling.PutOffTap {
  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    let isEnabled: Driver<Bool>
    let isSearching: Driver<Bool>
    let images: Driver<[String]>
    let notice: Driver<SearchNotice?>
    let text: AnyObserver<String>
    let searchTaps: AnyObserver<Void>
    let cancelAction: CocoaAction
    private let action: Action<ImageQuery, [String]>
    private let disposeBag = DisposeBag()

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      let typed = BehaviorSubject(value: "")
      let taps = PublishSubject<Void>()
      let cancelled = PublishSubject<Void>()
      let query = typed.map { ImageQuery($0) }
      action = Action(enabledIf: query.map(\.isLongEnough)) { query in
        client.rx.response(request: engine.search(for: query)).map { try engine.images(in: $0) }
          .take(until: cancelled)
      }
      cancelAction = CocoaAction(enabledIf: action.executing) {
        cancelled.onNext(())
        return .empty()
      }
      // Fault: A tap waits whether another one follows it, and begins nothing until then.
      taps.debounce(.milliseconds(300), scheduler: WorldScheduler(world)).withLatestFrom(query)
        .bind(to: action).disposed(by: disposeBag)

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

extension RxWay.Cancelling.PutOffTap {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CancellingScreen
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      let outputs = viewModel.outputs
      outputs.isEnabled.drive(screen.search.rx.isEnabled).disposed(by: disposeBag)
      outputs.isSearching.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      outputs.images
        .drive(screen.images.rx.items(cellIdentifier: ImageList.cell)) { _, address, cell in
          cell.text = ImageList.title(of: address)
        }
        .disposed(by: disposeBag)
      outputs.notice.drive(screen.rx.notice).disposed(by: disposeBag)
      let inputs = viewModel.inputs
      screen.query.rx.text.orEmpty.bind(to: inputs.text).disposed(by: disposeBag)
      Observable.merge(screen.search.rx.tap.asObservable(), screen.query.rx.returns.asObservable())
        .bind(to: inputs.searchTaps)
        .disposed(by: disposeBag)
      screen.cancel.rx.action = inputs.cancelAction
    }

    isolated deinit {
      // No bag knows of it, and the button would keep the action.
      screen.cancel.rx.action = nil
    }
  }
}
