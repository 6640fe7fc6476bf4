// Rx, with failures: key paths in place of names, so that the compiler checks property and type.

import Controls
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension RxWay {
  enum Failures {}
}

extension RxWay.Failures {
  // MARK: Contract

  struct Input {
    let address: Observable<String>
    let load: Observable<Void>
    let stop: Observable<Void>
  }

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader
    let failure: Driver<PageError?>
    let isLoading: Driver<Bool>
    let progress: Driver<Float>
    let title: Driver<String?>
    let text: Driver<String>
    private let disposeBag = DisposeBag()

    init(_ world: World, input: Input) {
      loader = PageLoader(world, bundle: BundledPages.all)
      failure = loader.rx.observe(\.failure).asDriver(onErrorJustReturn: nil)
      isLoading = loader.rx.observe(\.isLoading).asDriver(onErrorJustReturn: false)
      progress = loader.rx.observe(\.estimatedProgress).map { Float($0) }.asDriver(onErrorJustReturn: 0)
      title = loader.rx.observe(\.title).asDriver(onErrorJustReturn: nil)
      text = loader.rx.observe(\.text).asDriver(onErrorJustReturn: "")

      input.load.withLatestFrom(input.address)
        .subscribe(onNext: { [loader] address in loader.load(address) })
        .disposed(by: disposeBag)
      input.stop
        .subscribe(onNext: { [loader] in loader.stopLoading() })
        .disposed(by: disposeBag)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: FailureScreen, _ world: World) {
      viewModel = ViewModel(
        world,
        input: Input(
          address: screen.address.rx.text.orEmpty.asObservable(),
          load: screen.load.rx.tap.asObservable(),
          stop: screen.stop.rx.tap.asObservable()))
      viewModel.failure.map { $0?.description }.drive(screen.error.rx.text).disposed(by: disposeBag)
      viewModel.isLoading.map { !$0 }.drive(screen.progress.rx.isHidden).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.stop.rx.isEnabled).disposed(by: disposeBag)
      viewModel.progress.drive(screen.progress.rx.progress).disposed(by: disposeBag)
      viewModel.title.drive(screen.pageTitle.rx.text).disposed(by: disposeBag)
      viewModel.text.drive(screen.page.rx.text).disposed(by: disposeBag)
    }
  }
}
