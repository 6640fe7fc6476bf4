import Foundation
import Stage
import Testing

@Suite("The code of a way, counted")
struct WayCodeTests {
  @Test(
    arguments: [
      ("list.map { $0.title }", 1),
      ("load { [weak self] page in self?.show(page) }", 1),
      ("sizes.map { size, button in button.rx.tap.map { size } }", 2),
      ("get(address) { answer in", 1),
      (".catch { error in .just(error) }", 1),
      ("var isShown: (Bool) -> Void = { _ in }", 1),
      (") { [weak self] result in", 1),
      ("print(\"{ this is no code }\")", 0),
      ("func show(_ text: String) {", 0),
      ("init?(_ text: String) {", 0),
      (") -> Single<Element> {", 0),
      ("var list: Driver<List> { relay.asDriver() }", 0),
      ("var isEnabled = false { didSet { if isEnabled { begin() } } }", 0),
      ("if isOpen { close() } else { open() }", 0),
      ("guard let first = all.first(where: { $0.isOpen }) else { return }", 1),
      ("control.addTarget(self, action: tapped, for: .touchUpInside)", 0),
    ])
  func `a closure is an opening brace that begins neither a declaration nor a statement`(line: String, count: Int) {
    #expect(WayCode([line]).closures == count)
  }

  @Test func `only methods with a body count, not the requirements of a protocol`() {
    let code = WayCode(["protocol A {\n  func a()\n}\nfunc b() {\n}\nfunc c(\n  _ d: Int\n) {\n}\n"])
    #expect(code.methods == 2)
  }

  @Test func `lines, depth and weak closures are counted in code, and not in comments and brackets`() {
    let code = WayCode(["import A\n\n// [weak self]\nfunc a() {\n  if b {\n    c { [weak self] in d() }\n  }\n}\n"])
    #expect(code.lineCount == 3)
    #expect(code.depths == [0, 1, 2])
    #expect(code.depth == 2)
    #expect(code.weakClosures == 1)
  }

  @Test func `the chapters of the package are read in order, each with its steps and its roles`() throws {
    let chapters = try ChapterCode.all()
    #expect(chapters.map(\.chapter).prefix(3) == ["ButtonTap", "RemainingCharacters", "Counter"])
    let requests = try #require(chapters.first { $0.chapter == "Requests" })
    #expect(requests.steps == ["", "Both"])
    #expect(requests.code(of: .rx, role: "RetryingTask").lineCount > 0)
    #expect(requests.code(of: .rx, role: "RetryingTask").lineCount < requests.code(of: .rx).lineCount)
    #expect(requests.growths(of: .rx).count == 1)
    #expect(try #require(chapters.first { $0.chapter == "SignUp" }).growth(of: .rx) == nil)
  }

  @Test func `names that a module declares, and those that a text uses from elsewhere`() throws {
    let declared = try LibraryNames.declared(by: "KeyValueObserving")
    #expect(declared.isSuperset(of: ["KeyValueObservation", "ObserverStore"]))
    #expect(LibraryNames.used(in: "// take\nlet a = B.just(\"map\").take(1)") == ["B", "just", "take"])
  }
}
