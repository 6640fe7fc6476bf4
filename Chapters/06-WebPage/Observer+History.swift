// Observer, with a history: each further property is one more closure, and the others stay as they are.

import Controls
import Foundation
import KeyValueObserving
import Services
import Stage
import World

extension ObserverWay {
  enum History {}
}

extension ObserverWay.History {
  // MARK: Contract

  protocol PageObservable: KeyValueObservable {
    var failure: PageError? { get }
    var isLoading: Bool { get }
    var estimatedProgress: Double { get }
    var title: String? { get }
    var text: String { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var url: URL? { get }
  }

  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var page: any PageObservable { loader }

    func load(_ address: String) { loader.load(address) }
    func goBack() { loader.goBack() }
    func goForward() { loader.goForward() }
    func stop() { loader.stopLoading() }
    func reload() { loader.reload() }
  }

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
          self?.screen.error.text = page.failure?.description
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

extension PageLoader: ObserverWay.History.PageObservable {}
