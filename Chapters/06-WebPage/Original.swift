// The book's three versions of one screen: KVO, rx.observe and RxWebKit.
//
// Each loads one page as soon as it is created. The loader stands for the web view, the label for the title of the
// navigation bar, and the indicator beside the bar for the one of the network; a bar is set at once, not animated. Of
// the listing with KVO the text has lost two braces and the start of a line: both properties are observed, and each has
// a branch of its own.

import Controls
import KeyValueObserving
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// Observes two properties by their keys. The bar is emptied when the page has arrived, and never hidden.
  final class KVO: Wiring, @MainActor KeyValueObserver {
    private let screen: LoadingScreen
    private let webView: PageLoader

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      webView = PageLoader(world, bundle: BundledPages.all)
      webView.addObserver(self, forKeyPath: "loading", options: .new, context: nil)
      webView.addObserver(self, forKeyPath: "estimatedProgress", options: .new, context: nil)
      webView.load(screen.address.text ?? "")
      screen.progress.progress = 0.1
    }

    isolated deinit {
      webView.removeObserver(self, forKeyPath: "loading")
      webView.removeObserver(self, forKeyPath: "estimatedProgress")
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      if keyPath == "loading" {
        if webView.isLoading { screen.activity.startAnimating() } else { screen.activity.stopAnimating() }
        if !webView.isLoading {
          screen.progress.progress = 0
          screen.pageTitle.text = webView.title
        }
      }
      if keyPath == "estimatedProgress" {
        screen.progress.progress = Float(webView.estimatedProgress)
      }
    }
  }

  /// Shares `loading` among the bar, the indicator and the title, which is read at each change.
  final class RxObserve: Wiring {
    private let webView: PageLoader
    private let disposeBag = DisposeBag()

    init(_ screen: LoadingScreen, _ world: World) {
      webView = PageLoader(world, bundle: BundledPages.all)
      let loading = webView.rx.observe(Bool.self, "loading").filterNil().share()
      loading.map { !$0 }.bind(to: screen.progress.rx.isHidden).disposed(by: disposeBag)
      loading.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      loading.map { [weak self] _ in self?.webView.title }.bind(to: screen.pageTitle.rx.text).disposed(by: disposeBag)
      webView.rx.observe(Double.self, "estimatedProgress").filterNil().map { Float($0) }
        .bind(to: screen.progress.rx.progress).disposed(by: disposeBag)
      webView.load(screen.address.text ?? "")
    }
  }

  /// Shares `loading` between the bar and the indicator; the title is a property of its own.
  final class RxWebKit: Wiring {
    private let webView: PageLoader
    private let disposeBag = DisposeBag()

    init(_ screen: LoadingScreen, _ world: World) {
      webView = PageLoader(world, bundle: BundledPages.all)
      let loading = webView.rx.loading.share()
      loading.map { !$0 }.observe(on: MainScheduler.instance)
        .bind(to: screen.progress.rx.isHidden).disposed(by: disposeBag)
      loading.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      webView.rx.title.filterNil().observe(on: MainScheduler.instance)
        .bind(to: screen.pageTitle.rx.text).disposed(by: disposeBag)
      webView.rx.estimatedProgress.map { Float($0) }.observe(on: MainScheduler.instance)
        .bind(to: screen.progress.rx.progress).disposed(by: disposeBag)
      webView.load(screen.address.text ?? "")
    }
  }
}
