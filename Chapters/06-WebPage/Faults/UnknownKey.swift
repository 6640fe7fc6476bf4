import Controls
import KeyValueObserving
import Services
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum UnknownKey {
    typealias ViewModel = ObserverWay.ViewModel
    typealias PageObservable = ObserverWay.PageObservable
  }
}

extension ObserverWay.UnknownKey {
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

    // One method hears of everything, finds out by a string what it was, and casts what it gets. It grows with each key.
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [ChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      let value = change?[.newKey]
      switch keyPath {
      // Fault: What comes is called loading; isLoading is looked for, and the rest passed over.
      case "isLoading": screen.showLoading(value as? Bool ?? false)
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
