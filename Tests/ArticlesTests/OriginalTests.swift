import Controls
import Models
import Rx
import RxControls
import Stage
import Testing
import World

@testable import Articles

/// The rendering of the article's program does what the article's own code does, step by step.
@Suite("11 Articles: the original")
struct OriginalTests {
  private let world = VirtualWorld()
  private let screen = ListOfArticles.makeScreen()

  private var requests: Int { world.scriptedNetwork.calls.count }

  @Test("the first page is asked for when the empty text has been unchanged for 200 ms, and as a search")
  func firstPage() throws {
    try run { controller, states in
      try world.advance(by: .milliseconds(199))
      #expect(requests == 0)
      try world.advance(by: .milliseconds(1))
      #expect(requests == 1)
      #expect(states().map(\.phase) == [.requesting])
      #expect(states().map(\.trigger) == [.searchText])
      try world.advance(by: .milliseconds(500))
      #expect(states().last?.phase == .finished)
      #expect(states().last?.nextPage == 2)
      #expect(states().last?.shouldLoadNext == true)
      #expect(screen.articles.rowCount == 20)
    }
  }

  @Test("a failure is emitted, empties the list and goes back to page 1; the bottom asks again only after later pages")
  func failure() throws {
    try run { controller, states in
      var errors = 0
      let subscription = controller.presenter.errorChanged.emit(onNext: { _ in errors += 1 })
      defer { subscription.dispose() }
      try world.advance(by: .seconds(1))
      screen.articles.scrollToBottom()
      try world.settle()
      try fail()
      #expect(errors == 1)
      #expect(screen.articles.rowCount == 0)
      #expect(screen.loading.isAnimating)
      #expect(states().last?.nextPage == 1)
      #expect(states().last?.shouldLoadNext == true)
      screen.articles.scrollToBottom()
      try world.settle()
      #expect(requests == 3)
      try fail()
      #expect(errors == 2)
      #expect(states().last?.shouldLoadNext == false)
      screen.articles.scrollToBottom()
      try world.settle()
      #expect(requests == 3)
    }
  }

  @Test("a refresh empties the list at once, also during a request")
  func refresh() throws {
    try run { controller, states in
      try world.advance(by: .seconds(1))
      screen.refresh.tap()
      try world.settle()
      #expect(screen.articles.rowCount == 0)
      #expect(states().last?.trigger == .refresh)
      screen.refresh.tap()
      try world.settle()
      #expect(requests == 3)
    }
  }

  private func fail() throws {
    try world.scriptedNetwork.fail(requests, .timedOut)
    try world.settle()
  }

  /// Wires the screen as the original does, and hands its controller and its states to `body`.
  private func run(_ body: (OriginalWay.Controller, () -> [OriginalWay.State]) throws -> Void) throws {
    ListOfArticles.prepare(world)
    try World.$current.withValue(world) {
      let controller = OriginalWay.Controller(screen, world)
      var states: [OriginalWay.State] = []
      let subscription = controller.presenter.stateChanged.emit(onNext: { states.append($0) })
      defer { subscription.dispose() }
      try body(controller) { states }
    }
  }
}
