// Callback: whoever asks for a page hands over the closures that hear how it goes.

import Controls
import Services
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowProgress = (Double) -> Void
  typealias ShowEnd = (Page?) -> Void

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String, _ showProgress: @escaping ShowProgress, _ showEnd: @escaping ShowEnd) {
      loader.load(address, progress: showProgress) { result in showEnd(try? result.get()) }
    }

    var isLoading: Bool { loader.isLoading }

    func stop() {
      loader.stopLoading()
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: LoadingScreen
    private let viewModel: ViewModel

    init(_ screen: LoadingScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      screen.showLoading(false)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
    }

    private func loadTapped() {
      // Weak: the loader keeps the closures until the page is here, and that may take longer than the screen lives.
      viewModel.load(screen.address.text ?? "") { [weak self] in
        self?.showProgress($0)
      } _: { [weak self] in
        self?.showEnd($0)
      }
    }

    private func showProgress(_ progress: Double) {
      screen.showLoading(true)
      screen.progress.progress = Float(progress)
    }

    private func showEnd(_ page: Page?) {
      if let page {
        screen.pageTitle.text = page.title
        screen.page.text = page.text
      }
      // Another load may be under way: one that called this one off, or that was begun by whoever saw the page come.
      screen.showLoading(viewModel.isLoading)
    }
  }
}
