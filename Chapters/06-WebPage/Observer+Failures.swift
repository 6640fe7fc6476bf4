// Observer, with failures: key paths in place of strings, and for each property a closure and a token that ends it.

import Controls
import KeyValueObserving
import Services
import Stage
import World

extension ObserverWay {
  enum Failures {}
}

extension ObserverWay.Failures {
  // MARK: Contract

  protocol PageObservable: KeyValueObservable {
    var failure: PageError? { get }
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

  final class Controller: Wiring {
    private let screen: FailureScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      observations = observe(viewModel.page)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
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
      ]
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }
  }
}

extension PageLoader: ObserverWay.Failures.PageObservable {}
