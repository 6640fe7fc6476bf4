// Today, with failures: the model stores no copies, and passes on the reads and the changes of the loader's properties.

import Controls
import KeyValueObserving
import Observation
import Services
import Stage
import World

extension TodayWay {
  enum Failures {}
}

extension TodayWay.Failures {
  // MARK: Contract

  protocol PageObservable: AnyObject, Observable {
    var failure: PageError? { get }
    var isLoading: Bool { get }
    var estimatedProgress: Double { get }
    var title: String? { get }
    var text: String { get }
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

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    func load(_ address: String) {
      loader.load(address)
    }

    func stop() {
      loader.stopLoading()
    }

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
    private let screen: FailureScreen
    private let viewModel: ViewModel

    init(_ screen: FailureScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      super.init(world)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
      screen.stop.addTarget(viewModel, action: ViewModel.stop, for: .touchUpInside)
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
    }
  }
}
