import Controls
import KeyValueObserving
import Models
import Services
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum SilentDefault {
    typealias ViewModelInputs = ObserverWay.ViewModelInputs
    typealias ViewModelOutputs = ObserverWay.ViewModelOutputs
    typealias Action = ObserverWay.Action
  }
}

extension ObserverWay.SilentDefault {
  // MARK: View model

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    nonisolated let observers = ObserverStore()
    var isEnabled: Bool { action.isEnabled }
    var isSearching: Bool { action.isExecuting }
    @Observed private(set) var images: [String] = []

    var notice: SearchNotice? {
      switch action.result {
      case .success(let found)?: SearchNotice(about: found)
      // Fault: The default stands for trouble as well, which nobody is told of.
      default: nil
      }
    }

    private let action: Action<ImageQuery, [String]>
    private var query = ImageQuery()
    private var observation: KeyValueObservation?

    init(_ engine: SearchEngine, _ world: World) {
      let client = HTTPClient(world)
      action = Action { query in
        client.task(with: engine.search(for: query))
      } read: { outcome in
        outcome.images(from: engine)
      }
      observation = action.observe(\.result) { [weak self] action, _ in
        // Trouble leaves the images of before where they are.
        if case .success(let found)? = action.result { self?.images = found }
      }
    }

    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    func enter(_ text: String) {
      query = ImageQuery(text)
      action.enabledIf = query.isLongEnough
    }

    func search() {
      action.execute(query)
    }
  }
}

extension ObserverWay.SilentDefault {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let list = ImageList()
    private var observations: [KeyValueObservation] = []

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      bind(viewModel.outputs)
      viewModel.inputs.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Controller.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Controller.searchTapped, for: .touchUpInside)
    }

    private func bind(_ outputs: some ViewModelOutputs) {
      observations = [
        outputs.observe(\.isEnabled, options: .initial) { [screen] outputs, _ in
          screen.search.isEnabled = outputs.isEnabled
        },
        outputs.observe(\.isSearching, options: .initial) { [screen] outputs, _ in
          screen.show(isSearching: outputs.isSearching)
        },
        outputs.observe(\.images) { [screen, list] outputs, _ in
          list.show(outputs.images, in: screen.images)
        },
        outputs.observe(\.notice) { [screen] outputs, _ in
          screen.show(outputs.notice)
        },
      ]
    }

    private func queryChanged() {
      viewModel.inputs.enter(screen.query.text ?? "")
    }

    private func searchTapped() {
      viewModel.inputs.search()
    }
  }
}
