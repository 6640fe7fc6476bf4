import Foundation
import Rx
import RxServices
import RxControls
import Services
import Testing
import World

@MainActor
@Suite("RxWebKit's names on a page loader")
struct PageLoaderTests {
  @Test func `each sends the present value, then each change, and completes with the loader`() throws {
    let world = VirtualWorld()
    var loader: PageLoader? = PageLoader(world, bundle: ["a": "<title>A</title>text"])
    var lines: [String] = []
    let disposeBag = DisposeBag()
    func note<Element>(_ stream: Observable<Element>?, _ name: String) {
      stream?.subscribe(
        onNext: { lines.append("\(name) \($0)") }, onCompleted: { lines.append("\(name) completed") }
      ).disposed(by: disposeBag)
    }
    note(loader?.rx.title.map { $0 ?? "nil" }, "title")
    note(loader?.rx.loading, "loading")
    note(loader?.rx.url.map { $0?.absoluteString ?? "nil" }, "url")
    note(loader?.rx.canGoBack, "back")
    note(loader?.rx.canGoForward, "forward")
    note(loader?.rx.text, "text")
    note(loader?.rx.failure.map { $0?.description ?? "nil" }, "failure")
    #expect(
      lines == ["title nil", "loading false", "url nil", "back false", "forward false", "text ", "failure nil"])
    lines = []
    note(loader?.rx.estimatedProgress, "progress")
    loader?.load("bundle:a")
    try world.advance(by: .seconds(1))
    #expect(lines.prefix(3) == ["progress 0.0", "loading true", "progress 0.1"])
    #expect(lines.suffix(5) == ["progress 1.0", "title A", "text text", "url bundle:a", "loading false"])
    lines = []
    loader = nil
    #expect(lines.sorted().first == "back completed" && lines.count == 8)
  }
}
