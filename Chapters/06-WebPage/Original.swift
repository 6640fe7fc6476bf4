// How the sources wrote it: KVO, rx.observe and RxWebKit, said to be exactly the same.

import Controls
import KeyValueObserving
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Without `.initial` nothing is told before the first load; the title is read when the loading ends.
  final class KVO: Wiring, @MainActor KeyValueObserver {
    private let screen: LoadingScreen
    private let loader: PageLoader

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      loader = PageLoader(world, bundle: BundledPages.all)
      loader.addObserver(self, forKeyPath: "loading", options: .new, context: nil)
      loader.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
      screen.load.addTarget(self, action: KVO.loadTapped, for: .touchUpInside)
    }

    isolated deinit {
      loader.removeObserver(self, forKeyPath: "loading")
      loader.removeObserver(self, forKeyPath: "estimatedProgress")
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "loading" {
        if loader.isLoading { screen.activity.startAnimating() } else { screen.activity.stopAnimating() }
        if !loader.isLoading {
          screen.progress.progress = 0
          screen.pageTitle.text = loader.title
        }
      }
      if keyPath == "estimatedProgress" {
        screen.progress.isHidden = loader.estimatedProgress == 1
        screen.progress.progress = Float(loader.estimatedProgress)
      }
    }

    private func loadTapped() {
      loader.load(screen.address.text ?? "")
    }
  }

  /// Each binding observes for itself, and gets the present value at once.
  final class RxObserve: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LoadingScreen, _ world: World) {
      let loader = PageLoader(world, bundle: BundledPages.all)
      let loading = loader.rx.observe(Bool.self, "loading").map { $0 ?? false }.observe(on: MainScheduler.instance)
      loading.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      loading.map { !$0 }.bind(to: screen.progress.rx.isHidden).disposed(by: disposeBag)
      loading.map { [weak loader] _ in loader?.title }.bind(to: screen.pageTitle.rx.text).disposed(by: disposeBag)
      loader.rx.observe(Double.self, "estimatedProgress").map { Float($0 ?? 0) }.observe(on: MainScheduler.instance)
        .bind(to: screen.progress.rx.progress).disposed(by: disposeBag)
      screen.load.rx.tap.withLatestFrom(screen.address.rx.text.orEmpty)
        .subscribe(onNext: { [loader] address in loader.load(address) }).disposed(by: disposeBag)
    }
  }

  /// `loading` is shared without replay: the first binding gets the present value, the second only changes.
  final class RxWebKit: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: LoadingScreen, _ world: World) {
      let loader = PageLoader(world, bundle: BundledPages.all)
      let loading = loader.rx.loading.observe(on: MainScheduler.instance).share()
      loading.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      loading.map { !$0 }.bind(to: screen.progress.rx.isHidden).disposed(by: disposeBag)
      loader.rx.title.observe(on: MainScheduler.instance).bind(to: screen.pageTitle.rx.text).disposed(by: disposeBag)
      loader.rx.estimatedProgress.map { Float($0) }.observe(on: MainScheduler.instance)
        .bind(to: screen.progress.rx.progress).disposed(by: disposeBag)
      screen.load.rx.tap.withLatestFrom(screen.address.rx.text.orEmpty)
        .subscribe(onNext: { [loader] address in loader.load(address) }).disposed(by: disposeBag)
    }
  }
}
