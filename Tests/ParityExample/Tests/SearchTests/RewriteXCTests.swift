import Parity
import Search
import XCTest

/// The same with XCTest.
final class RewriteXCTests: XCTestCase {
  @MainActor func testTheRewriteBehavesLikeTheOriginal() throws {
    try RewriteTests.check(Implementation("closure") { ClosureSubject($0) }).everySequence(depth: 3)
  }
}
