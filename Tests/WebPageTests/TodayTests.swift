import Controls
import KeyValueObserving
import Observation
import Services
import Stage
import Testing
import World

@testable import WebPage

@Suite("06 WebPage, today")
struct TodayTests {
  @Test func `the end of a page leads to one update, which changes the screen in an order of its own`() throws {
    let observer = WebPageChapter.way(.observer)
    let inOrderOfLoader = ["progress 1.0", "title A", "page A page", "bar hidden"]
    #expect(try changesAtEnd(of: observer, on: WebPageChapter.self) == inOrderOfLoader)
    for step in WebPageChapter.steps {
      #expect(try changesAtEnd(on: step) == ["bar hidden", "progress 1.0", "title A", "page A page"])
    }
  }

  private func changesAtEnd<S: Step>(on step: S.Type) throws -> [String] {
    try changesAtEnd(of: today(step), on: step)
  }

  private func changesAtEnd<S: Step>(of way: Way<S.Screen>, on step: S.Type) throws -> [String] {
    let pane = try Pane(step, way)
    let screen = try #require(pane.screen as? LoadingScreen)
    try pane.perform(.replace("address", text: "a.test"))
    try pane.perform(.tap("load"))
    try pane.perform(.event("answer", ["200", "html", "unknown"]))
    try pane.perform(.event("send", ["<title>A</title><p>A page"]))
    var changes: [String] = []
    let observations = [
      screen.progress.observe(\.isHidden) { bar, _ in changes.append(bar.isHidden ? "bar hidden" : "bar visible") },
      screen.progress.observe(\.progress) { bar, _ in changes.append("progress \(bar.progress)") },
      screen.pageTitle.observe(\.text) { label, _ in changes.append("title \(label.text ?? "")") },
      screen.page.observe(\.text) { area, _ in changes.append("page \(area.text ?? "")") },
    ]
    try pane.perform(.event("finish", []))
    withExtendedLifetime(observations) {}
    return changes
  }

  @Test func `two taps before the screen is updated lead to one update, and the second load ends`() throws {
    for step in WebPageChapter.steps { try loadTwice(step) }
  }

  private func loadTwice<S: Step>(_ step: S.Type) throws {
    let pane = try Pane(step, today(step))
    let screen = try #require(pane.screen as? LoadingScreen)
    var bars: [Float] = []
    let observation = screen.progress.observe(\.progress) { bar, _ in bars.append(bar.progress) }
    screen.load.sendActions(for: .touchUpInside)
    screen.address.text = "bundle:patterns"
    screen.load.sendActions(for: .touchUpInside)
    #expect(bars == [])
    try pane.perform(.wait(.zero))
    #expect(bars == [0.1] && screen.stop.isEnabled)
    try pane.perform(.wait(.seconds(1)))
    #expect(screen.pageTitle.text == "Patterns" && !screen.stop.isEnabled)
    withExtendedLifetime(observation) {}
  }

  @Test func `each property of the model notifies of its own changes, and of no others`() throws {
    let expected: [(name: String, read: (TodayWay.History.ViewModel) -> Void, stages: [String])] = [
      ("failure", { _ = $0.failure }, ["fail", "again"]),
      ("isLoading", { _ = $0.isLoading }, ["first", "second", "back", "fail", "again"]),
      ("estimatedProgress", { _ = $0.estimatedProgress }, ["first", "second", "back", "fail", "again"]),
      ("title", { _ = $0.title }, ["first", "second", "back"]),
      ("text", { _ = $0.text }, ["first", "second", "back"]),
      ("canGoBack", { _ = $0.canGoBack }, ["second", "back"]),
      ("canGoForward", { _ = $0.canGoForward }, ["back"]),
      ("url", { _ = $0.url }, ["first", "second", "back"]),
    ]
    for (name, read, stages) in expected {
      let world = VirtualWorld()
      let viewModel = TodayWay.History.ViewModel(world)
      let journey: [(name: String, act: () -> Void)] = [
        ("first", { viewModel.load("bundle:welcome") }), ("second", { viewModel.load("bundle:patterns") }),
        ("back", viewModel.goBack), ("fail", { viewModel.load("") }), ("again", { viewModel.load("bundle:welcome") }),
      ]
      var changed: [String] = []
      for stage in journey {
        let isChanged = try notifies(reading: { read(viewModel) }) {
          stage.act()
          try world.advance(by: .seconds(1))
        }
        if isChanged { changed.append(stage.name) }
      }
      #expect(changed == stages, "\(name)")
    }
  }

  @Test func `a property of the loader that the model returns without access(keyPath:) does not notify`() throws {
    let world = VirtualWorld()
    let model = HalfTracked(world)
    func load() throws {
      model.loader.load("bundle:welcome")
      try world.advance(by: .seconds(1))
    }
    #expect(try !notifies(reading: { _ = model.title }, during: load))
    #expect(model.title == "Welcome")
    #expect(try notifies(reading: { _ = (model.title, model.isLoading) }, during: load))
  }

  @Test("a task that takes the events of a load one by one shows a full bar, and the check of each frame detects this")
  func stream() async throws {
    let way = Way("streaming", Streaming.self)
    let failure = await #expect(throws: PlayFailure.self) {
      try await play("tap load\nwait 400ms\nwait 100ms", on: Loading.self, way)
    }
    let fault = "after wait 100ms: does not hold: a visible bar is at least 10 % full, but never completely full"
    #expect(failure?.reason.hasPrefix(fault) == true)
    let pane = try Pane(Loading.self, way)
    try pane.perform(.tap("load"))
    try pane.perform(.wait(.seconds(1)))
    #expect(pane.screen.pageTitle.text == "Welcome" && pane.screen.progress.isHidden)
  }

  private func today<S: Step>(_ step: S.Type) throws -> Way<S.Screen> {
    try #require(step.furtherWays.first { $0.name == "today" })
  }
}

/// A model with a mistake: its title is not tracked.
@Observable private final class HalfTracked {
  let loader: PageLoader
  @ObservationIgnored private var observation: KeyValueObservation?
  private(set) var isLoading = false
  var title: String? { loader.title }

  init(_ world: World) {
    loader = PageLoader(world, bundle: BundledPages.all)
    observation = loader.observe(\.isLoading) { [weak self] loader, _ in self?.isLoading = loader.isLoading }
  }
}

/// The today way with a mistake: the end of a load is two events, and the screen is updated between them.
private final class Streaming: ViewController, Wiring {
  private enum Event {
    case progressed(Double)
    case ended(Page?)
  }

  @Observable final class Model {
    var progress: Double?
    var page: Page?
  }

  private let screen: LoadingScreen
  private let loader: PageLoader
  private let model = Model()
  private var task: Task<Void, Never>?

  init(_ screen: LoadingScreen, _ world: World) {
    self.screen = screen
    loader = PageLoader(world, bundle: BundledPages.all)
    super.init(world)
    screen.load.addTarget(self, action: Streaming.loadTapped, for: .touchUpInside)
  }

  isolated deinit {
    task?.cancel()
  }

  private func loadTapped() {
    task?.cancel()
    let events = AsyncStream<Event> { continuation in
      loader.load(screen.address.text ?? "") {
        continuation.yield(.progressed($0))
      } completion: {
        continuation.yield(.ended(try? $0.get()))
        continuation.finish()
      }
    }
    task = Task { [model] in
      for await event in events where !Task.isCancelled {
        switch event {
        case .progressed(let progress): model.progress = progress
        case .ended(let page): (model.progress, model.page) = (nil, page ?? model.page)
        }
      }
    }
  }

  override func updateProperties() {
    screen.showLoading(model.progress != nil)
    if let progress = model.progress { screen.progress.progress = Float(progress) }
    screen.pageTitle.text = model.page?.title
    screen.page.text = model.page?.text
  }
}
