import Stage
import Testing

@testable import WebPage

@Suite("06 WebPage")
struct WebPageTests {
  @Test("parity")
  func parity() throws {
    #expect(try ParityChecker(Loading.self).checkAll(depth: 4)?.sequences ?? 0 > 0)
    #expect(try ParityChecker(Failures.self).checkAll(depth: 3)?.sequences ?? 0 > 0)
    #expect(try ParityChecker(WebPageChapter.self).checkAll(depth: 3)?.sequences ?? 0 > 0)
  }
}
