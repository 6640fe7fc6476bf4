// Rx, with failures: key paths in place of names, so that the compiler knows property and type.

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

  protocol Output {
    var failure: Driver<PageError?> { get }
    var isLoading: Driver<Bool> { get }
    var progress: Driver<Float> { get }
    var title: Driver<String?> { get }
    var text: Driver<String> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    private let loader: PageLoader
    private let disposeBag = DisposeBag()

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var failure: Driver<PageError?> {
      loader.rx.observe(\.failure).asDriver(onErrorJustReturn: nil)
    }

    var isLoading: Driver<Bool> {
      loader.rx.observe(\.isLoading).asDriver(onErrorJustReturn: false)
    }

    var progress: Driver<Float> {
      loader.rx.observe(\.estimatedProgress).map { Float($0) }.asDriver(onErrorJustReturn: 0)
    }

    var title: Driver<String?> {
      loader.rx.observe(\.title).asDriver(onErrorJustReturn: nil)
    }

    var text: Driver<String> {
      loader.rx.observe(\.text).asDriver(onErrorJustReturn: "")
    }

    func setup(input: Input) {
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
      viewModel = ViewModel(world)
      viewModel.failure.map { $0?.description }.drive(screen.error.rx.text).disposed(by: disposeBag)
      viewModel.isLoading.map { !$0 }.drive(screen.progress.rx.isHidden).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.stop.rx.isEnabled).disposed(by: disposeBag)
      viewModel.progress.drive(screen.progress.rx.progress).disposed(by: disposeBag)
      viewModel.title.drive(screen.pageTitle.rx.text).disposed(by: disposeBag)
      viewModel.text.drive(screen.page.rx.text).disposed(by: disposeBag)
      viewModel.setup(
        input: Input(
          address: screen.address.rx.text.orEmpty.asObservable(),
          load: screen.load.rx.tap.asObservable(),
          stop: screen.stop.rx.tap.asObservable()))
    }
  }
}
