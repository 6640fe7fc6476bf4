// Today: an observable model has a copy of each property of the loader, and the screen follows the model.

import Controls
import KeyValueObserving
import Observation
import Services
import Stage
import World

extension TodayWay {
  // MARK: Contract

  protocol PageObservable: AnyObject, Observable {
    var isLoading: Bool { get }
    var estimatedProgress: Double { get }
    var title: String? { get }
    var text: String { get }
  }

  // MARK: View model

  @Observable final class ViewModel: PageObservable {
    private let loader: PageLoader
    @ObservationIgnored private var observations: [KeyValueObservation] = []
    private(set) var isLoading = false
    private(set) var estimatedProgress = 0.0
    private(set) var title: String?
    private(set) var text = ""

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
      observations = [
        loader.observe(\.isLoading) { [weak self] loader, _ in self?.isLoading = loader.isLoading },
        loader.observe(\.estimatedProgress) { [weak self] loader, _ in
          self?.estimatedProgress = loader.estimatedProgress
        },
        loader.observe(\.title) { [weak self] loader, _ in self?.title = loader.title },
        loader.observe(\.text) { [weak self] loader, _ in self?.text = loader.text },
      ]
    }

    func load(_ address: String) {
      loader.load(address)
    }

    func stop() {
      loader.stopLoading()
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: LoadingScreen
    private let viewModel: ViewModel

    init(_ screen: LoadingScreen, _ world: World) {
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
      screen.showLoading(viewModel.isLoading)
      screen.progress.progress = Float(viewModel.estimatedProgress)
      screen.pageTitle.text = viewModel.title
      screen.page.text = viewModel.text
    }
  }
}
