import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles, today")
struct TodayTests {
  /// Returns the screen of a way after `inputs`, and after `act` as one event.
  private func pane(
    _ way: Way<LoggedScreen>, after inputs: [Input], _ act: (LoggedScreen) -> Void = { _ in }
  ) throws -> Pane<ArticlesChapter> {
    let pane = try Pane(ArticlesChapter.self, way, after: inputs)
    try pane.perform(act)
    return pane
  }

  private func today() -> Way<LoggedScreen> { Way("today", TodayWay.Log.Controller.self) }

  /// Returns the states of the requests for pages.
  private func pages(_ pane: Pane<ArticlesChapter>) -> [String] {
    pane.world.scriptedNetwork.calls.compactMap { call in
      call.request.url.query().map { "\($0.split(separator: "&")[0]) \(call.state)" }
    }
  }

  @Test("a list that changes twice in one event is shown once: today's log lacks a line, and its service a request")
  func coalescing() throws {
    for way in ArticlesChapter.ways {
      let pane = try pane(way, after: [.wait(.seconds(1))]) { screen in
        screen.articles.scrollToBottom()
        screen.refresh.tap()
      }
      let isToday = way.name == "today"
      #expect(
        pane.screen.log.text
          == (isToday ? "refresh: page 1\n20 articles\n" : "20 articles\nmore: page 2\n") + "refresh: page 1",
        "\(way.name)")
      #expect(
        pages(pane) == ["page=1 finished"] + (isToday ? [] : ["page=2 cancelled"]) + ["page=1 living"], "\(way.name)")
    }
  }

  @Test("a second drag in the same event requests nothing, because the list refuses it before the first task begins")
  func secondDrag() throws {
    for way in ArticlesChapter.ways {
      let pane = try pane(way, after: [.wait(.seconds(1))]) { screen in
        screen.articles.scrollToBottom()
        screen.articles.scrollToBottom()
      }
      #expect(pages(pane) == ["page=1 finished", "page=2 living"], "\(way.name)")
    }
  }

  @Test func `the frame of a drag shows that the next page is loading, before its task begins`() throws {
    let pane = try pane(today(), after: [.wait(.seconds(1))])
    var seen: (isLoading: Bool, pages: [String])?
    pane.world.async { pane.screen.articles.scrollToBottom() }
    pane.world.async { seen = (pane.screen.loading.isAnimating, self.pages(pane)) }
    try pane.world.settle()
    #expect(seen?.isLoading == true)
    #expect(seen?.pages == ["page=1 finished"])
    #expect(pages(pane) == ["page=1 finished", "page=2 living"])
  }

  @Test func `the first frame shows that a page is loading, and the request is made after it`() throws {
    let world = VirtualWorld()
    ListOfArticles.prepare(world)
    let screen = LoggedScreen()
    let controller = world.perform { TodayWay.Log.Controller(screen, world) }
    #expect(screen.loading.isAnimating)
    #expect(screen.log.text == "refresh: page 1")
    #expect(world.scriptedNetwork.calls.isEmpty)
    try world.settle()
    withExtendedLifetime(controller) { #expect(world.scriptedNetwork.calls.count == 1) }
  }

  @Test func `a page whose request is cancelled has not failed, also if it is requested again at once`() throws {
    let search: [Input] = [.wait(.seconds(1)), .paste("search", text: "rx"), .wait(.milliseconds(200))]
    for way in ArticlesChapter.ways {
      let pane = try pane(way, after: search) { screen in
        screen.search(for: "tested")
        screen.search(for: "rx")
      }
      #expect(pane.screen.message.text == "", "\(way.name)")
      #expect(pane.screen.loading.isAnimating, "\(way.name)")
      try pane.perform(.wait(.seconds(2)))
      #expect(pane.screen.articles.rowCount == 16, "\(way.name)")
    }
  }

  @Test(
    "an answer or a failure that comes just before its page is requested again does not end the new request",
    arguments: [true, false])
  func answerBeforeSameRequest(isAnswered: Bool) throws {
    let search: [Input] = [
      .wait(.seconds(1)), .event("service", ["off"]), .paste("search", text: "rx"), .wait(.milliseconds(200)),
    ]
    for way in ArticlesChapter.ways {
      let pane = try pane(way, after: search)
      let (world, screen) = (pane.world, pane.screen)
      let call = try #require(world.scriptedNetwork.calls.last)
      try world.perform {
        if isAnswered {
          try world.scriptedNetwork.answer(call.id, body: Data("[]".utf8))
        } else {
          try world.scriptedNetwork.fail(call.id, .timedOut)
        }
        // After the answer, but before what it resumes.
        world.async {
          screen.search(for: "tested")
          screen.search(for: "rx")
        }
      }
      try world.settle()
      #expect(world.scriptedNetwork.calls[call.id - 1].state == (isAnswered ? .finished : .failed(.timedOut)))
      #expect(screen.message.text == "", "\(way.name)")
      #expect(screen.loading.isAnimating, "\(way.name)")
      try pane.perform(.event("answer", ["last", "200"]))
      #expect(screen.articles.rowCount == 16, "\(way.name)")
    }
  }

  @Test func `Cancel in the instant in which the pause ends leaves no search`() throws {
    for way in ArticlesChapter.ways {
      let pane = try pane(way, after: [.wait(.seconds(1)), .event("service", ["off"]), .paste("search", text: "rx")])
      let (world, screen) = (pane.world, pane.screen)
      // After the end of the pause, but before what it resumes.
      world.schedule(after: ArticleList.typingPause) { screen.search.cancelButton.tap() }
      try world.advance(by: ArticleList.typingPause)
      let living = world.scriptedNetwork.calls.filter { $0.state == .living }.map(\.request.url.absoluteString)
      #expect(!living.contains { $0.contains("rx") }, "\(way.name)")
    }
  }

  @Test func `a failure that comes just before its picture is requested again does not end the new request`() throws {
    let world = VirtualWorld()
    let presenter = TodayWay.Presenter(
      TodayWay.Interactor(.embedded, HTTPClient(world)), TodayWay.Wireframe(nil), world)
    let url = try #require(URL(string: "https://pictures.test/aki"))
    let article = Article(id: "1", title: "Streams", user: ArticleUser(login: "aki", picture: url))
    world.perform { presenter.rowShown(article) }
    try world.settle()
    try world.perform {
      try world.scriptedNetwork.fail(1, .timedOut)
      // After the failure, but before what it resumes.
      world.async {
        presenter.rowLeft(article)
        presenter.rowShown(article)
      }
    }
    try world.settle()
    #expect(world.scriptedNetwork.calls.map(\.state) == [.failed(.timedOut), .living])
    #expect(presenter.pictures.state(of: url) == .loading)
    try world.scriptedNetwork.answer(2, body: Data([0x89]))
    try world.settle()
    #expect(presenter.pictures.state(of: url) == .loaded)
  }

  @Test func `a picture whose request is cancelled has not failed, also if it is wanted again at once`() async throws {
    try await play(
      """
      event service off
      event answer first 200
      expect articles row 1 "Closures anew aki …"
      scroll articles bottom
      expect articles row 16 "Sockets anew aki …"
      scroll articles top
      expect articles row 1 "Closures anew aki …"
      expect articles row 2 "Delegates anew botan …"
      event picture last 200
      expect articles row 5 "Streams anew emi ✓"
      """, on: ArticlesChapter.self, today())
  }

  @Test func `a row that appears in an update shows the new state of its picture at once`() async throws {
    try await play(
      """
      event service off
      event answer first 200
      event picture 3 404
      expect articles row 3 "Observers anew chika ✗"
      paste search "tested"
      wait 200ms
      event answer last 200
      expect articles row 1 "Closures tested chika …"
      """, on: ArticlesChapter.self, today())
  }

  @Test("an answer and the end of a pause that fall on one instant are handled in the order of the four ways")
  func sameInstant() throws {
    for way in ArticlesChapter.ways {
      let pane = try pane(
        way, after: [.wait(.milliseconds(300)), .paste("search", text: "tested"), .wait(.milliseconds(200))])
      #expect(pane.screen.log.text == "refresh: page 1\n20 articles\nsearch tested: page 1", "\(way.name)")
    }
  }

  @Test func `Done that is tapped twice in one event closes one page`() throws {
    let wireframes: [(name: String, open: @MainActor (Navigator?) -> @MainActor (Article) -> Void)] = [
      ("callback", { CallbackWay.Wireframe($0).openArticle }), ("delegate", { DelegateWay.Wireframe($0).openArticle }),
      ("observer", { ObserverWay.Wireframe($0).openArticle }), ("rx", { RxWay.Wireframe($0).openArticle }),
      ("today", { TodayWay.Wireframe($0).openArticle }),
    ]
    for (name, wireframe) in wireframes {
      let (world, screen) = (VirtualWorld(), LoggedScreen())
      let openArticle = wireframe(screen.navigator)
      world.perform { for id in ["1", "2"] { openArticle(Article(id: id, title: id)) } }
      try world.settle()
      let page = try #require(screen.navigator?.pushed.last as? ArticleScreen)
      world.perform {
        page.done.tap()
        page.done.tap()
      }
      try world.settle()
      #expect(screen.navigator?.pushed.count == 1, "\(name)")
      #expect(screen.navigator?.topScreen !== page, "\(name)")
    }
  }

  @Test func `if one event taps Done, Back and a row, the page of that row stays open`() throws {
    for way in ArticlesChapter.ways {
      let pane = try pane(way, after: [.wait(.seconds(1)), .select("articles", row: 3)])
      let page = try #require(pane.screen.navigator?.pushed.last as? ArticleScreen)
      try pane.perform { screen in
        page.done.tap()
        screen.navigator?.back.tap()
        screen.articles.touchRow(1)
      }
      #expect(pane.screen.navigator?.pushed.count == 1, "\(way.name)")
      #expect(pane.screen.navigator?.topScreen !== page, "\(way.name)")
    }
  }

  @Test func `after the back button has closed an article's page, nothing retains it`() throws {
    let pane = try pane(today(), after: [.wait(.seconds(2))])
    let count = pane.world.pendingCount
    try pane.perform(.select("articles", row: 3))
    weak let page = pane.screen.navigator?.pushed.last
    #expect(page != nil)
    try pane.perform(.tap("back"))
    #expect(page == nil)
    #expect(pane.world.pendingCount == count)
  }

  @Test func `the stream of taps ends with the view of an article's page`() throws {
    let world = VirtualWorld()
    var view: TodayWay.ArticleView? = TodayWay.ArticleView(ArticleScreen(Article(id: "1", title: "Streams")))
    var hasEnded = false
    world.perform {
      _ = Task { [taps = view?.doneTaps] in
        if let taps { for await _ in taps {} }
        hasEnded = true
      }
    }
    try world.settle()
    #expect(!hasEnded)
    world.async { view = nil }
    try world.settle()
    #expect(hasEnded)
  }

  @Test func `closing the screen cancels the pause, the page and the pictures, and no task outlives it`() throws {
    let pane = try pane(
      today(),
      after: [
        .event("service", ["off"]), .event("answer", ["first", "200"]), .scroll("articles"),
        .select("articles", row: 20), .tap("back"), .paste("search", text: "tested"),
      ])
    weak let controller = pane.controller
    let count = pane.world.scriptedNetwork.livingCount
    #expect(count == 4)
    #expect(pane.world.pendingCount > 0)
    try pane.close()
    #expect(controller == nil)
    #expect(pane.world.scriptedNetwork.livingCount == 0)
    #expect(pane.world.pendingCount == 0)
    let calls = pane.world.scriptedNetwork.calls
    #expect(calls.suffix(count).allSatisfy { $0.state == .cancelled })
    try pane.world.advance(by: .seconds(1))
    #expect(pane.world.scriptedNetwork.calls == calls)
  }
}
