@testable import ImageSearch
import Controls
import Models
import Services
import Stage
import Workshop
import World

extension TooOften {
  // MARK: View model

  final class ViewModel {
    var isEnabled: ((Bool) -> Void)? { didSet { action.enabled = isEnabled } }
    var isSearching: ((Bool) -> Void)? { didSet { isSearching?(action.isExecuting) } }
    var images: (([String]) -> Void)?
    var notice: ((SearchNotice?) -> Void)?
    private let action: CallbackWay.Action<ImageQuery, HTTPAnswer>
    private let engine: SearchEngine
    private let world: World
    #if SOLVED
    private var query = ImageQuery() { didSet { judge() } }
    private var pause: Scheduled? { didSet { judge() } }
    #else
    private var query = ImageQuery()
    #endif

    init(_ engine: SearchEngine, _ world: World) {
      self.engine = engine
      self.world = world
      let client = HTTPClient(world)
      action = CallbackWay.Action { query, completion in
        let task = client.task(with: engine.search(for: query)) { completion($0.mapError(SearchTrouble.init)) }
        task.resume()
        return task
      }
      action.executing = { [weak self] isSearching in self?.show(isSearching: isSearching) }
    }

    #if SOLVED
    isolated deinit {
      pause?.cancel()
    }

    #endif
    func enter(_ query: ImageQuery) {
      self.query = query
      #if SOLVED
      #else
      action.enabledIf = query.isLongEnough
      #endif
    }

    func search() {
      action.execute(query) { [weak self] result in self?.take(result) }
    }

    private func take(_ result: Result<HTTPAnswer, SearchTrouble>) {
      do throws(SearchTrouble) {
        let found = try engine.images(in: try result.get())
        images?(found)
        notice?(SearchNotice(about: found))
      } catch {
        notice?(.trouble(error))
      }
      #if SOLVED
      guard let response = try? result.get().response, response.isRateLimited,
        let delay = RateLimit(response).delay
      else { return }
      wait(Int(delay.components.seconds))
      #else
      // Yours: an answer whose response is rate limited may begin a pause.
      #endif
    }

    #if SOLVED
    private func wait(_ seconds: Int) {
      guard seconds > 0 else {
        notice?(nil)
        pause = nil
        return
      }
      notice?(TooOften.notice(seconds))
      pause = world.schedule(after: .seconds(1)) { [weak self] in self?.wait(seconds - 1) }
    }

    private func judge() {
      action.enabledIf = query.isLongEnough && pause == nil
    }

    #endif
    private func show(isSearching: Bool) {
      if isSearching { notice?(nil) }
      self.isSearching?(isSearching)
    }
  }

  // MARK: Controller

  final class Yours: SearchWiring<ImageSearchScreen> {
    private lazy var viewModel = ViewModel(screen.engine, world)

    override func wire() {
      super.wire()
      viewModel.isEnabled = { [screen] isEnabled in screen.search.isEnabled = isEnabled }
      viewModel.isSearching = { [screen] isSearching in screen.show(isSearching: isSearching) }
      viewModel.images = { [weak self] images in self?.show(images) }
      viewModel.notice = { [screen] notice in screen.show(notice) }
      viewModel.enter(query)
    }

    override func queryChanged() { viewModel.enter(query) }

    override func searchRequested() { viewModel.search() }
  }
}
