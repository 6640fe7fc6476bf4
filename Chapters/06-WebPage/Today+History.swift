// Today, with a history: each further property is one line in the model, and one line in the update.

import Controls
import Foundation
import KeyValueObserving
import Observation
import Services
import Stage
import World

extension TodayWay {
  enum History {}
}

extension TodayWay.History {
  // MARK: Contract

  protocol PageObservable: AnyObject, Observable {
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

  @Observable final class ViewModel: PageObservable {
    private let loader: PageLoader
    @ObservationIgnored private var observations: [PartialKeyPath<PageLoader>: KeyValueObservation] = [:]
    var failure: PageError? { self[\.failure] }
    var isLoading: Bool { self[\.isLoading] }
    var estimatedProgress: Double { self[\.estimatedProgress] }
    var title: String? { self[\.title] }
    var text: String { self[\.text] }
    var canGoBack: Bool { self[\.canGoBack] }
    var canGoForward: Bool { self[\.canGoForward] }
    var url: URL? { self[\.url] }

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String) { loader.load(address) }
    func goBack() { loader.goBack() }
    func goForward() { loader.goForward() }
    func stop() { loader.stopLoading() }
    func reload() { loader.reload() }

    // A property is observed from its first read on: nothing can depend on its earlier values.
    private subscript<Value>(property: KeyPath<PageLoader, Value>) -> Value {
      access(keyPath: \.[property])
      if observations[property] == nil {
        observations[property] = loader.observe(property) { [weak self] _, _ in
          self?.withMutation(keyPath: \.[property]) {}
        }
      }
      return loader[keyPath: property]
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: WebPageScreen
    private let viewModel: ViewModel

    init(_ screen: WebPageScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      super.init(world)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.back.addTarget(viewModel, action: ViewModel.goBack, for: .touchUpInside)
      screen.forward.addTarget(viewModel, action: ViewModel.goForward, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
      screen.reload.addTarget(viewModel, action: ViewModel.reload, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

    override func updateProperties() {
      screen.error.text = viewModel.failure?.description
      screen.showLoading(viewModel.isLoading)
      screen.progress.progress = Float(viewModel.estimatedProgress)
      screen.pageTitle.text = viewModel.title
      screen.page.text = viewModel.text
      screen.back.isEnabled = viewModel.canGoBack
      screen.forward.isEnabled = viewModel.canGoForward
      screen.reload.isEnabled = viewModel.url != nil
    }
  }
}
