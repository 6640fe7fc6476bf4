// Traps, written on purpose: mistakes in strings and closures that the compiler accepts.

import Controls
import KeyValueObserving
import Rx
import RxControls
import RxServices
import Services
import Stage
import World

enum TrapWay {}

extension TrapWay {
  /// The trap: `loading` is no number. It compiles, every value arrives as nil, and the bar never shows.
  final class WrongType: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LoadingScreen, _ world: World) {
      let loader = PageLoader(world, bundle: BundledPages.all)
      loader.rx.observe(Int.self, "loading").map { $0 != 1 }.asDriver(onErrorJustReturn: true)
        .drive(screen.progress.rx.isHidden).disposed(by: disposeBag)
      screen.load.rx.tap.withLatestFrom(screen.address.rx.text.orEmpty)
        .subscribe(onNext: { [loader] address in loader.load(address) }).disposed(by: disposeBag)
    }
  }

  /// The trap: there is no property of that name. It compiles, the stream fails, and the driver hides it.
  final class WrongKey: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LoadingScreen, _ world: World) {
      let loader = PageLoader(world, bundle: BundledPages.all)
      loader.rx.observe(Bool.self, "isloading").map { $0 != true }.asDriver(onErrorJustReturn: true)
        .drive(screen.progress.rx.isHidden).disposed(by: disposeBag)
      screen.load.rx.tap.withLatestFrom(screen.address.rx.text.orEmpty)
        .subscribe(onNext: { [loader] address in loader.load(address) }).disposed(by: disposeBag)
    }
  }

  /// The trap: the loader retains the closures until the load ends, and they retain the loader's owner.
  final class StrongSelf: Wiring {
    private let screen: LoadingScreen
    private let loader: PageLoader

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      loader = PageLoader(world, bundle: BundledPages.all)
      screen.load.addTarget(self, action: StrongSelf.loadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      loader.load(screen.address.text ?? "", progress: showProgress)
    }

    private func showProgress(_ progress: Double) {
      screen.progress.progress = Float(progress)
    }
  }

  /// The trap: it never calls `removeObserver`.
  final class Forgetful: @MainActor KeyValueObserver {
    init(of loader: PageLoader) {
      loader.addObserver(self, forKeyPath: "loading", options: .new, context: nil)
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
  }
}
