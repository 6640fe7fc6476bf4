// Observer: the classic trio – addObserver with a string, one observeValue for all, removeObserver.

import Controls
import KeyValueObserving
import Services
import Stage
import World

extension ObserverWay {
  // MARK: Contract

  protocol PageObservable: KeyValueObservable {
    var isLoading: Bool { get }
    var estimatedProgress: Double { get }
    var title: String? { get }
    var text: String { get }
  }

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var page: any PageObservable { loader }

    func load(_ address: String) {
      loader.load(address)
    }

    func stop() {
      loader.stopLoading()
    }
  }

  // MARK: Controller

  final class Controller: Wiring, @MainActor KeyValueObserver {
    private let screen: LoadingScreen
    private let viewModel: ViewModel
    private let keyPaths = ["loading", "estimatedProgress", "title", "text"]

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      for keyPath in keyPaths {
        viewModel.page.addObserver(self, forKeyPath: keyPath, options: [.initial, .new], context: nil)
      }
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
    }

    isolated deinit {
      for keyPath in keyPaths { viewModel.page.removeObserver(self, forKeyPath: keyPath) }
    }

    // One method gets all changes, compares a string to know the property, and casts the value. It grows with each key.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      let value = change?[.newKey]
      switch keyPath {
      case "loading": screen.showLoading(value as? Bool ?? false)
      case "estimatedProgress": screen.progress.progress = Float(value as? Double ?? 0)
      case "title": screen.pageTitle.text = value as? String
      case "text": screen.page.text = value as? String
      default: break
      }
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }
  }
}

extension PageLoader: ObserverWay.PageObservable {}
