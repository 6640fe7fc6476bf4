// Rx: streams observe properties by name, and each value is an optional of a type that you state once more.

import Controls
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

extension RxWay {
  // MARK: Contract

  struct Input {
    let address: Observable<String>
    let load: Observable<Void>
    let stop: Observable<Void>
  }

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader
    let isLoading: Driver<Bool>
    let progress: Driver<Float>
    let title: Driver<String?>
    let text: Driver<String?>
    private let disposeBag = DisposeBag()

    init(_ world: World, input: Input) {
      loader = PageLoader(world, bundle: BundledPages.all)
      isLoading = loader.rx.observe(Bool.self, "loading").map { $0 ?? false }.asDriver(onErrorJustReturn: false)
      progress = loader.rx.observe(Double.self, "estimatedProgress").map { Float($0 ?? 0) }
        .asDriver(onErrorJustReturn: 0)
      title = loader.rx.observe(String.self, "title").asDriver(onErrorJustReturn: nil)
      text = loader.rx.observe(String.self, "text").asDriver(onErrorJustReturn: nil)

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

    init(_ screen: LoadingScreen, _ world: World) {
      viewModel = ViewModel(
        world,
        input: Input(
          address: screen.address.rx.text.orEmpty.asObservable(),
          load: screen.load.rx.tap.asObservable(),
          stop: screen.stop.rx.tap.asObservable()))
      viewModel.isLoading.map { !$0 }.drive(screen.progress.rx.isHidden).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.isLoading.drive(screen.stop.rx.isEnabled).disposed(by: disposeBag)
      viewModel.progress.drive(screen.progress.rx.progress).disposed(by: disposeBag)
      viewModel.title.drive(screen.pageTitle.rx.text).disposed(by: disposeBag)
      viewModel.text.drive(screen.page.rx.text).disposed(by: disposeBag)
    }
  }
}
