// Rx, with a history: named properties as in RxWebKit, so that the view model observes nothing by hand.

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

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader
    let failure: Driver<PageError?>
    let isLoading: Driver<Bool>
    let progress: Driver<Float>
    let title: Driver<String?>
    let text: Driver<String>
    let canGoBack: Driver<Bool>
    let canGoForward: Driver<Bool>
    let canReload: Driver<Bool>
    private let disposeBag = DisposeBag()

    init(_ world: World, input: Input) {
      loader = PageLoader(world, bundle: BundledPages.all)
      failure = loader.rx.failure.asDriver(onErrorJustReturn: nil)
      isLoading = loader.rx.loading.asDriver(onErrorJustReturn: false)
      progress = loader.rx.estimatedProgress.map { Float($0) }.asDriver(onErrorJustReturn: 0)
      title = loader.rx.title.asDriver(onErrorJustReturn: nil)
      text = loader.rx.text.asDriver(onErrorJustReturn: "")
      canGoBack = loader.rx.canGoBack.asDriver(onErrorJustReturn: false)
      canGoForward = loader.rx.canGoForward.asDriver(onErrorJustReturn: false)
      canReload = loader.rx.url.map { $0 != nil }.asDriver(onErrorJustReturn: false)

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
      viewModel = ViewModel(
        world,
        input: Input(
          address: screen.address.rx.text.orEmpty.asObservable(),
          load: screen.load.rx.tap.asObservable(),
          back: screen.back.rx.tap.asObservable(),
          forward: screen.forward.rx.tap.asObservable(),
          stop: screen.stop.rx.tap.asObservable(),
          reload: screen.reload.rx.tap.asObservable()))
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
    }
  }
}
