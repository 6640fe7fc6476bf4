import Foundation
import KeyValueObserving
import Services
import Testing
import World

@Suite("The page loader, on virtual time")
struct PageLoaderTests {
  private let world = VirtualWorld()
  private let loader: PageLoader
  private let log = PageLog()

  init() {
    loader = PageLoader(world, bundle: ["a": "<title>A</title><p>One"])
  }

  private var network: ScriptedNetwork { world.scriptedNetwork }

  private func answer(_ id: Int, _ answers: Answer...) throws {
    for answer in answers { try network.deliver(answer, to: id) }
    try world.settle()
  }

  private func head(_ status: Int = 200, _ type: String? = "text/html", length: Int? = nil) -> Answer {
    var headers = Headers()
    headers["Content-Type"] = type
    headers["Content-Length"] = length.map { "\($0)" }
    return .response(Response(status: status, headers: headers))
  }

  private func data(_ text: String) -> Answer { .data(Data(text.utf8)) }

  /// Returns the outcome of a load of `a.test` with these answers of the network.
  private func outcome(_ answers: Answer...) throws -> Result<Page, PageError>? { try outcome(answers) }

  private func outcome(_ answers: [Answer]) throws -> Result<Page, PageError>? {
    var outcome: Result<Page, PageError>?
    loader.load("a.test", completion: { outcome = $0 })
    for answer in answers { try network.deliver(answer, to: network.calls.count) }
    try world.settle()
    #expect(loader.isLoading == (outcome == nil))
    return outcome
  }

  @Test func `a load notifies observers, the delegate and the closures, step by step`() throws {
    log.observe(loader)
    loader.navigationDelegate = log
    loader.load("a.test", progress: log.progress, completion: log.end)
    #expect(log.take() == ["loading true", "0.1", "start", "delegate 0.1", "closure 0.1"])
    #expect(network.calls.map(\.request.url.absoluteString) == ["https://a.test"])
    try answer(1, head(length: 20))
    #expect(log.take() == ["commit"])
    try answer(1, data("<title>A</"))
    #expect(log.take() == ["0.5", "delegate 0.5", "closure 0.5"])
    try answer(1, data("title>text"), .finished)
    #expect(
      log.take() == [
        "0.9", "delegate 0.9", "closure 0.9", "1.0", "delegate 1.0", "closure 1.0", "title A", "loading false",
        "finish A", "closure got A",
      ])
    #expect(loader.url?.absoluteString == "https://a.test")
    #expect(loader.text == "text")
  }

  @Test func `without a length the progress grows, more slowly with each piece, and never to the end`() throws {
    loader.load("a.test")
    try answer(1, head(), data(String(repeating: "x", count: 50_000)))
    #expect(loader.estimatedProgress == 0.5)
    try answer(1, data(String(repeating: "x", count: 350_000)))
    #expect(loader.estimatedProgress == 0.811)
  }

  @Test func `a new load cancels the old one, and nothing of the old load appears later`() throws {
    log.observe(loader)
    loader.navigationDelegate = log
    loader.load("old.test", completion: log.end)
    try answer(1, head(length: 20), data("<title>Old"))
    _ = log.take()
    loader.load("new.test", completion: log.end)
    #expect(log.take() == ["0.1", "fail stopped", "closure got stopped", "start", "delegate 0.1"])
    #expect(network.calls.map(\.state) == [.cancelled, .living])
    try answer(1, data("</title>2"), .finished)
    #expect(log.take() == [])
    try answer(2, head(), data("<title>New</title>"), .finished)
    #expect(loader.title == "New")
  }

  @Test func `stopping ends the load without a failure; stopping twice does nothing`() throws {
    log.observe(loader)
    loader.load("a.test", completion: log.end)
    _ = log.take()
    loader.stopLoading()
    loader.stopLoading()
    #expect(log.take() == ["loading false", "closure got stopped"])
    #expect(network.livingCount == 0)
    #expect(world.pendingCount == 0)
  }

  @Test func `of a failed load the page of before is still there`() throws {
    _ = try outcome(head(), data("<title>A</title>text"), .finished)
    #expect(
      try outcome(head(), data("<title>B"), .failed(.connectionLost))
        == .failure(.closedEarly(received: 8, expected: nil)))
    #expect(loader.title == "A" && loader.text == "text" && loader.url?.absoluteString == "https://a.test")
    #expect(loader.failure == .closedEarly(received: 8, expected: nil))
    _ = try outcome()
    #expect(loader.failure == nil)
  }

  @Test("each trouble has a message of its own; an answer without a media type is a page if it begins like one")
  func messages() throws {
    _ = try outcome(head(200, nil), data("\n <p>Hello"), .finished)
    #expect(loader.text == "Hello")
    let troubles: [([Answer], String)] = [
      ([.failed(.noSuchHost)], "no such host: a.test"),
      ([.failed(.cannotConnect)], "a.test refuses the connection"),
      ([.failed(.notConnected)], "no network connection"),
      ([.failed(.tls)], "no secure connection to a.test"),
      ([.failed(.badResponse)], "this is no answer that HTTP knows"),
      ([.failed(.connectionLost)], "the connection was lost before the page began"),
      ([head(length: 9), data("hello"), .failed(.connectionLost)], "the connection was lost after 5 of 9 bytes"),
      ([head(), data("hello"), .failed(.connectionLost)], "the connection was lost after 5 bytes"),
      ([head(length: 4), data("hello"), .finished], "the page has 5 bytes, but the server said 4"),
      ([head(404)], "the server answered with status 404: there is no such page"),
      ([head(500)], "the server answered with status 500: something is wrong over there"),
      ([head(302)], "the server answered with status 302"),
      ([head(200, "image/png")], "this is no HTML but image/png"),
      ([head(200, nil), data("{}"), .finished], "this is no HTML"),
      ([head(length: 5_000_000)], "too large: more than 4000000 bytes"),
      ([head(), .data(Data(count: 4_000_001))], "too large: more than 4000000 bytes"),
      (
        [.response(Response(status: 200, headers: ["X": String(repeating: "x", count: 4_000_001)]))],
        "too large: more than 4000000 bytes"
      ),
      ([.failed(.other("out of paper"))], "out of paper"),
    ]
    for (answers, message) in troubles {
      let result = try outcome(answers)
      #expect(throws: PageError.self) { try #require(result).get() }
      #expect(loader.failure?.description == message)
      #expect(network.livingCount == 0)
    }
  }

  @Test(arguments: [0, 1, 2])
  func `a stalled answer times out, however much has come`(_ pieces: Int) throws {
    loader.load("a.test")
    try answer(1, head(), data("<title>A"))
    try world.advance(by: .seconds(29))
    if pieces > 0 { try answer(1, data("and more")) }
    #expect(loader.isLoading)
    try world.advance(by: .seconds(1))
    #expect(loader.failure?.description == "timed out after 30 s")
    #expect(world.pendingCount == 0)
  }

  @Test func `redirects are followed up to the limit, and the page's address is the last one`() throws {
    let there = try #require(URL(string: "https://b.test/c"))
    _ = try outcome(.redirected(to: there), head(), data("<title>A</title>"), .finished)
    #expect(loader.url == there)
    loader.load("a.test")
    for _ in 0..<11 { try network.deliver(.redirected(to: there), to: 2) }
    try world.settle()
    #expect(loader.failure?.description == "too many redirects: more than 10")
  }

  @Test func `the charset of the header counts, and that of the page where there is no header`() throws {
    let japanese = Data([0x93, 0xFA, 0x96, 0x7B])
    let title = Data("<title>".utf8) + japanese + Data("</title>".utf8)
    _ = try outcome(head(200, "text/html; charset=Shift_JIS"), .data(title), .finished)
    #expect(loader.title == "日本")
    _ = try outcome(head(), .data(Data("<meta charset=shift_jis>".utf8) + title), .finished)
    #expect(loader.title == "日本")
  }

  @Test func `the length of a compressed body does not limit the decompressed text`() throws {
    let head = Answer.response(
      Response(
        status: 200, headers: ["Content-Type": "text/html", "Content-Length": "5", "Content-Encoding": "gzip"]))
    _ = try outcome(head, data("<title>A</title>"), .finished)
    #expect(loader.title == "A")
  }

  @Test func `the text of a page is cut at its limit`() throws {
    loader.limits.text = 10
    _ = try outcome(head(), data(String(repeating: "x", count: 1000)), .finished)
    #expect(loader.text.count == 10)
  }

  @Test func `an invalid address fails a moment later, in the same way as everything else`() throws {
    loader.load("two words")
    #expect(loader.isLoading)
    try world.settle()
    #expect(loader.failure?.description == "this is no address: two words")
    loader.load(" ")
    try world.settle()
    #expect(loader.failure?.description == "type an address first")
    #expect(network.calls.isEmpty)
  }

  @Test("a bundled page loads in pieces without any network, and leaves no work in the world when it is cancelled")
  func bundled() throws {
    loader.load("bundle:a")
    try world.advance(by: .milliseconds(300))
    #expect(loader.isLoading && loader.estimatedProgress > 0.4)
    try world.advance(by: .milliseconds(300))
    #expect(loader.title == "A" && loader.text == "One")
    loader.load("bundle:b")
    try world.settle()
    #expect(loader.failure?.description == "there is no bundled page b")
    for (typed, name) in [("a%20\u{1B}[31mb", "a%20\u{1B}[31mb"), ("b%20c", "b c"), ("日本", "日本"), ("%FF", "%FF")] {
      loader.load("bundle:\(typed)")
      try world.settle()
      #expect(loader.failure?.description == "there is no bundled page \(name)")
    }
    #expect(network.calls.isEmpty && world.pendingCount == 0)
    loader.load("bundle:a")
    try world.advance(by: .milliseconds(200))
    loader.stopLoading()
    #expect(world.pendingCount == 0)
  }

  @Test func `a file is read; a folder, a device and a missing file are refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("a b.html")
    try Data("<title>File</title>text".utf8).write(to: page)
    try Data(count: 4_000_001).write(to: folder.appendingPathComponent("large.html"))
    try Data("notes".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    func failure(_ url: URL) throws -> String? {
      loader.load(url)
      try world.settle()
      return loader.failure?.description
    }
    #expect(try failure(page) == nil)
    #expect(loader.title == "File")
    #expect(try failure(folder.appendingPathComponent("none.html")) == "there is no such file")
    #expect(try failure(folder) == "this is no file")
    #expect(try failure(URL(filePath: "/dev/zero")) == "this is no file")
    #expect(try failure(folder.appendingPathComponent("large.html")) == "too large: more than 4000000 bytes")
    #expect(try failure(folder.appendingPathComponent("notes.txt")) == "this is no HTML but text/plain")
    #expect(loader.title == "File")
  }

  @Test func `back, forward and reload go where a reader expects`() throws {
    func load(_ begin: () -> Void, _ title: String) throws -> String {
      begin()
      try answer(network.calls.count, head(), data("<title>\(title)</title>"), .finished)
      return "\(network.calls.last?.request.url.host ?? "") \(loader.canGoBack) \(loader.canGoForward)"
    }
    #expect(try load({ loader.load("a.test") }, "A") == "a.test false false")
    #expect(try load({ loader.load("a.test") }, "A") == "a.test false false")
    #expect(try load({ loader.load("b.test") }, "B") == "b.test true false")
    #expect(try load({ loader.load("c.test") }, "C") == "c.test true false")
    #expect(try load({ loader.goBack() }, "B") == "b.test true true")
    #expect(try load({ loader.reload() }, "B") == "b.test true true")
    #expect(try load({ loader.goForward() }, "C") == "c.test true false")
    #expect(try load({ loader.goBack() }, "B") == "b.test true true")
    #expect(try load({ loader.load("d.test") }, "D") == "d.test true false")
    #expect(try load({ loader.goBack() }, "B") == "b.test true true")
    #expect(try load({ loader.goBack() }, "A") == "a.test false true")
  }

  @Test func `without a history no page is loaded, and a failed step back stays on the page`() throws {
    loader.goBack(completion: log.end)
    loader.goForward(completion: log.end)
    loader.reload(completion: log.end)
    #expect(!loader.isLoading && log.take() == [])
    _ = try outcome(head(), data("<title>A</title>"), .finished)
    loader.load("b.test")
    try answer(2, head(), data("<title>B</title>"), .finished)
    loader.goBack()
    try answer(3, .failed(.noSuchHost))
    #expect(loader.title == "B" && loader.canGoBack && !loader.canGoForward)
  }

  @Test(arguments: 0..<3)
  func `a handler may begin another load at any step, and that one counts`(_ step: Int) throws {
    var isDone = false
    let again = { [loader] in
      guard !isDone else { return }
      isDone = true
      loader.load("b.test")
    }
    let observation = loader.observe(\.estimatedProgress) { loader, _ in
      if loader.estimatedProgress == [0.1, 0.5, 1][step] { again() }
    }
    loader.load("a.test")
    if step > 0 { try answer(1, head(length: 20), data("<title>A</"), data("title>text"), .finished) }
    observation.invalidate()
    #expect(loader.isLoading && loader.failure == nil && loader.estimatedProgress == 0.1)
    #expect(network.calls.last?.request.url.host == "b.test")
    #expect(network.livingCount == 1)
    try answer(network.calls.count, head(), data("<title>B</title>"), .finished)
    #expect(loader.title == "B" && !loader.isLoading && loader.estimatedProgress == 1)
  }

  @Test("a loaded page is reported to the end, also if its title begins another load, which keeps its progress")
  func loadInTitle() throws {
    log.observe(loader)
    loader.navigationDelegate = log
    let observation = loader.observe(\.title) { [log] loader, _ in
      if loader.title == "A" { loader.load("b.test", progress: log.progress, completion: log.end) }
    }
    loader.load("a.test", progress: log.progress, completion: log.end)
    try answer(1, head(length: 20), data("<title>A</title>text"))
    _ = log.take()
    try answer(1, .finished)
    observation.invalidate()
    #expect(
      log.take() == [
        "1.0", "delegate 1.0", "closure 1.0", "title A", "0.1", "start", "delegate 0.1", "closure 0.1", "finish A",
        "closure got A",
      ])
    #expect(loader.isLoading && loader.estimatedProgress == 0.1)
    #expect(loader.title == "A" && loader.text == "text" && loader.url?.absoluteString == "https://a.test")
    try answer(2, head(), data("<title>B</title>"), .finished)
    #expect(
      log.take() == [
        "commit", "1.0", "delegate 1.0", "closure 1.0", "title B", "loading false", "finish B", "closure got B",
      ])
    #expect(loader.canGoBack)
  }

  @Test func `a delegate may begin another load at a progress: the old one's closure gets no more progress`() throws {
    let delegate = Restarting(at: 1)
    loader.navigationDelegate = delegate
    loader.load("a.test", progress: log.progress, completion: log.end)
    try answer(1, head(length: 20), data("<title>A</title>text"), .finished)
    #expect(log.take() == ["closure 0.1", "closure 0.9", "closure got A"])
    #expect(loader.isLoading && loader.estimatedProgress == 0.1 && loader.title == "A")
  }

  @Test(arguments: [0.1, 0.5])
  func `a handler may stop the load at any step`(_ progress: Double) throws {
    let observation = loader.observe(\.estimatedProgress) { loader, _ in
      if loader.estimatedProgress == progress { loader.stopLoading() }
    }
    loader.load("a.test")
    if progress > 0.1 { try answer(1, head(length: 20), data("<title>A</"), data("title>text"), .finished) }
    withExtendedLifetime(observation) {
      #expect(!loader.isLoading && loader.title == nil && network.livingCount == 0)
    }
    #expect(world.pendingCount == 0)
  }

  @Test func `Apple's keys work`() {
    #expect(loader.value(forKeyPath: "loading") as? Bool == false)
    #expect(loader.hasValue(forKeyPath: "URL"))
  }

  @Test func `the deallocation of a loader cancels its request`() throws {
    weak var weakLoader: PageLoader?
    do {
      let other = PageLoader(world)
      weakLoader = other
      other.load("a.test", completion: log.end)
    }
    #expect(weakLoader == nil)
    #expect(network.livingCount == 0 && world.pendingCount == 0)
    #expect(log.take() == [])
  }
}

/// Begins another load, once, at a certain progress.
private final class Restarting: PageNavigationDelegate {
  private var progress: Double?

  init(at progress: Double) { self.progress = progress }

  func pageLoader(_ loader: PageLoader, didProgressTo progress: Double) {
    guard progress == self.progress else { return }
    self.progress = nil
    loader.load("b.test")
  }
}
