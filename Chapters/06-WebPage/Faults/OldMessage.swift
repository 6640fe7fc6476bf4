import Controls
import Foundation
import KeyValueObserving
import Services
import Stage
import World

extension ObserverWay.History {
  /// What `--quiz` plants.
  enum OldMessage {
    typealias ViewModel = ObserverWay.History.ViewModel
    typealias PageObservable = ObserverWay.History.PageObservable
  }
}

extension ObserverWay.History.OldMessage {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: WebPageScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: WebPageScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      observations = observe(viewModel.page)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.back.addTarget(viewModel, action: ViewModel.goBack, for: .touchUpInside)
      screen.forward.addTarget(viewModel, action: ViewModel.goForward, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
      screen.reload.addTarget(viewModel, action: ViewModel.reload, for: .touchUpInside)
    }

    private func observe(_ page: some PageObservable) -> [KeyValueObservation] {
      [
        page.observe(\.failure, options: .initial) { [weak self] page, _ in
          // Fault: A failure is shown, but not that there is none any more.
          if let failure = page.failure { self?.screen.error.text = failure.description }
        },
        page.observe(\.isLoading, options: .initial) { [weak self] page, _ in
          self?.screen.showLoading(page.isLoading)
        },
        page.observe(\.estimatedProgress, options: .initial) { [weak self] page, _ in
          self?.screen.progress.progress = Float(page.estimatedProgress)
        },
        page.observe(\.title, options: .initial) { [weak self] page, _ in
          self?.screen.pageTitle.text = page.title
        },
        page.observe(\.text, options: .initial) { [weak self] page, _ in
          self?.screen.page.text = page.text
        },
        page.observe(\.canGoBack, options: .initial) { [weak self] page, _ in
          self?.screen.back.isEnabled = page.canGoBack
        },
        page.observe(\.canGoForward, options: .initial) { [weak self] page, _ in
          self?.screen.forward.isEnabled = page.canGoForward
        },
        page.observe(\.url, options: .initial) { [weak self] page, _ in
          self?.screen.reload.isEnabled = page.url != nil
        },
      ]
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }
  }
}
