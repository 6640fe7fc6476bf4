import Controls
import KeyValueObserving
import Services
import Stage
@testable import WebPage
import World

extension AddressInMessage {
  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    #if SOLVED
    // The loader does not know what it was asked for: its `url` is that of the page that is shown.
    private(set) var address = ""

    #endif
    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var page: any ObserverWay.Failures.PageObservable { loader }

    func load(_ address: String) {
      #if SOLVED
      self.address = address
      #endif
      loader.load(address)
    }

    func stop() {
      loader.stopLoading()
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: FailureScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      observations = observe(viewModel.page)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
    }

    private func observe(_ page: some ObserverWay.Failures.PageObservable) -> [KeyValueObservation] {
      [
        page.observe(\.failure, options: .initial) { [weak self] page, _ in
          self?.show(page.failure)
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

    private func show(_ failure: PageError?) {
      #if SOLVED
      screen.error.text = failure.map { "\(viewModel.address): \($0)" }
      #else
      screen.error.text = failure?.description
      #endif
    }
  }
}
