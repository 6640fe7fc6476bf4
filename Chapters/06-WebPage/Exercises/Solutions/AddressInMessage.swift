import Controls
import KeyValueObserving
import Services
import Stage
@testable import WebPage
import World

extension AddressInMessage {
  // The view model is the chapter's: see `Observer+Failures.swift`.
  final class Yours: Wiring {
    private let screen: FailureScreen
    private let viewModel: ObserverWay.Failures.ViewModel
    private var observations: [KeyValueObservation] = []
    #if SOLVED
    // The loader has no such property: its `url` is that of the page that is shown.
    private var address = ""
    #endif

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.Failures.ViewModel(world)
      observations = observe(viewModel.page)
      screen.load.addTarget(self, action: Yours.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ObserverWay.Failures.ViewModel.stop, for: .touchUpInside)
    }

    private func observe(_ page: some ObserverWay.Failures.PageObservable) -> [KeyValueObservation] {
      [
        page.observe(\.failure, options: .initial) { [weak self] page, _ in self?.show(page.failure) },
        page.observe(\.isLoading, options: .initial) { [screen] page, _ in screen.showLoading(page.isLoading) },
        page.observe(\.estimatedProgress, options: .initial) { [screen] page, _ in
          screen.progress.progress = Float(page.estimatedProgress)
        },
        page.observe(\.title, options: .initial) { [screen] page, _ in screen.pageTitle.text = page.title },
        page.observe(\.text, options: .initial) { [screen] page, _ in screen.page.text = page.text },
      ]
    }

    private func loadTapped() {
      #if SOLVED
      address = screen.address.text ?? ""
      #endif
      viewModel.load(screen.address.text ?? "")
    }

    private func show(_ failure: PageError?) {
      #if SOLVED
      screen.error.text = failure.map { "\(address): \($0)" }
      #else
      screen.error.text = failure?.description
      #endif
    }
  }
}
