// Rx: properties are observed by name and come out as streams, each value as an optional of a type that is said once more.

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

  protocol Output {
    var isLoading: Driver<Bool> { get }
    var progress: Driver<Float> { get }
    var title: Driver<String?> { get }
    var text: Driver<String?> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    private let loader: PageLoader
    private let disposeBag = DisposeBag()

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var isLoading: Driver<Bool> {
      loader.rx.observe(Bool.self, "loading").map { $0 ?? false }.asDriver(onErrorJustReturn: false)
    }

    var progress: Driver<Float> {
      loader.rx.observe(Double.self, "estimatedProgress").map { Float($0 ?? 0) }.asDriver(onErrorJustReturn: 0)
    }

    var title: Driver<String?> {
      loader.rx.observe(String.self, "title").asDriver(onErrorJustReturn: nil)
    }

    var text: Driver<String?> {
      loader.rx.observe(String.self, "text").asDriver(onErrorJustReturn: nil)
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

    init(_ screen: LoadingScreen, _ world: World) {
      viewModel = ViewModel(world)
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
