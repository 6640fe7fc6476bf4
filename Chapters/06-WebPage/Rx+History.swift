// Rx, with a history: named properties as in RxWebKit, so that nobody observes anything by hand.

import Controls
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

extension RxWay {
  enum History {}
}

extension RxWay.History {
  // MARK: Contract

  struct Input {
    let address: Observable<String>
    let load: Observable<Void>
    let back: Observable<Void>
    let forward: Observable<Void>
    let stop: Observable<Void>
    let reload: Observable<Void>
  }

  protocol Output {
    var failure: Driver<PageError?> { get }
    var isLoading: Driver<Bool> { get }
    var progress: Driver<Float> { get }
    var title: Driver<String?> { get }
    var text: Driver<String> { get }
    var canGoBack: Driver<Bool> { get }
    var canGoForward: Driver<Bool> { get }
    var canReload: Driver<Bool> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    private let loader: PageLoader
    private let disposeBag = DisposeBag()

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var failure: Driver<PageError?> {
      loader.rx.failure.asDriver(onErrorJustReturn: nil)
    }

    var isLoading: Driver<Bool> {
      loader.rx.loading.asDriver(onErrorJustReturn: false)
    }

    var progress: Driver<Float> {
      loader.rx.estimatedProgress.map { Float($0) }.asDriver(onErrorJustReturn: 0)
    }

    var title: Driver<String?> {
      loader.rx.title.asDriver(onErrorJustReturn: nil)
    }

    var text: Driver<String> {
      loader.rx.text.asDriver(onErrorJustReturn: "")
    }

    var canGoBack: Driver<Bool> {
      loader.rx.canGoBack.asDriver(onErrorJustReturn: false)
    }

    var canGoForward: Driver<Bool> {
      loader.rx.canGoForward.asDriver(onErrorJustReturn: false)
    }

    var canReload: Driver<Bool> {
      loader.rx.url.map { $0 != nil }.asDriver(onErrorJustReturn: false)
    }

    func setup(input: Input) {
      input.load.withLatestFrom(input.address)
        .subscribe(onNext: { [loader] address in loader.load(address) })
        .disposed(by: disposeBag)
      input.back.subscribe(onNext: { [loader] in loader.goBack() }).disposed(by: disposeBag)
      input.forward.subscribe(onNext: { [loader] in loader.goForward() }).disposed(by: disposeBag)
      input.stop.subscribe(onNext: { [loader] in loader.stopLoading() }).disposed(by: disposeBag)
      input.reload.subscribe(onNext: { [loader] in loader.reload() }).disposed(by: disposeBag)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: WebPageScreen, _ world: World) {
      viewModel = ViewModel(world)
      viewModel.failure.map { $0?.description }.drive(screen.error.rx.text).disposed(by: disposeBag)
      viewModel.isLoading.map { !$0 }.drive(screen.progress.rx.isHidden).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.stop.rx.isEnabled).disposed(by: disposeBag)
      viewModel.progress.drive(screen.progress.rx.progress).disposed(by: disposeBag)
      viewModel.title.drive(screen.pageTitle.rx.text).disposed(by: disposeBag)
      viewModel.text.drive(screen.page.rx.text).disposed(by: disposeBag)
      viewModel.canGoBack.drive(screen.back.rx.isEnabled).disposed(by: disposeBag)
      viewModel.canGoForward.drive(screen.forward.rx.isEnabled).disposed(by: disposeBag)
      viewModel.canReload.drive(screen.reload.rx.isEnabled).disposed(by: disposeBag)
      viewModel.setup(
        input: Input(
          address: screen.address.rx.text.orEmpty.asObservable(),
          load: screen.load.rx.tap.asObservable(),
          back: screen.back.rx.tap.asObservable(),
          forward: screen.forward.rx.tap.asObservable(),
          stop: screen.stop.rx.tap.asObservable(),
          reload: screen.reload.rx.tap.asObservable()))
    }
  }
}
