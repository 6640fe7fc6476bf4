// Callback: each load takes the closures that get its progress and its end, and the view model stores none of them.

import Controls
import Services
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias Progress = (Double) -> Void
  typealias Completion = (Page?) -> Void

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader
    var isLoading: Bool { loader.isLoading }

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String, progress: @escaping Progress, completion: @escaping Completion) {
      loader.load(address, progress: progress) { result in completion(try? result.get()) }
    }

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
      // Weak: the loader retains the closures until the load ends, and the screen may close before.
      viewModel.load(screen.address.text ?? "") { [weak self] in
        self?.showProgress($0)
      } completion: { [weak self] in
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
      // Another load may be under way: one that has cancelled this one, or one that began when the page appeared.
      screen.showLoading(viewModel.isLoading)
    }
  }
}
