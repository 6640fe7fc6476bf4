@testable import ImageSearch
import Controls
import Models
import Services
import Stage
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
    func enter(_ text: String) {
      query = ImageQuery(text)
      #if SOLVED
      #else
      action.enabledIf = query.isLongEnough
      #endif
    }

    func search() {
      action.execute(query) { [weak self] result in self?.take(result) }
    }

    #if SOLVED
    private func take(_ result: Result<HTTPAnswer, SearchTrouble>) {
      do throws(SearchTrouble) {
        let found = try engine.images(in: try result.get())
        images?(found)
        notice?(SearchNotice(about: found))
      } catch {
        notice?(.trouble(error))
      }
      guard let response = try? result.get().response, response.isRateLimited,
        let delay = RateLimit(response).delay
      else { return }
      wait(Int(delay.components.seconds))
    }

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
    #else
    private func take(_ result: Result<HTTPAnswer, SearchTrouble>) {
      do throws(SearchTrouble) {
        let found = try engine.images(in: try result.get())
        images?(found)
        notice?(SearchNotice(about: found))
      } catch {
        notice?(.trouble(error))
      }
      // Yours: an answer whose response is rate limited may begin a pause.
    }
    #endif

    private func show(isSearching: Bool) {
      if isSearching { notice?(nil) }
      self.isSearching?(isSearching)
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: ImageSearchScreen
    private let viewModel: ViewModel
    private let list = ImageList()

    init(_ screen: ImageSearchScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.engine, world)
      screen.images.dataSource = list
      viewModel.isEnabled = { [screen] isEnabled in screen.search.isEnabled = isEnabled }
      viewModel.isSearching = { [screen] isSearching in screen.show(isSearching: isSearching) }
      viewModel.images = { [screen, list] images in list.show(images, in: screen.images) }
      viewModel.notice = { [screen] notice in screen.show(notice) }
      viewModel.enter(screen.query.text ?? "")
      screen.query.addTarget(self, action: Yours.queryChanged, for: .editingChanged)
      screen.search.addTarget(self, action: Yours.searchTapped, for: .touchUpInside)
    }

    private func queryChanged() {
      viewModel.enter(screen.query.text ?? "")
    }

    private func searchTapped() {
      viewModel.search()
    }
  }
}
