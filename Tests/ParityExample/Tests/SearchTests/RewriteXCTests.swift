import Parity
import Search
import XCTest

/// The same with XCTest, which runs a test on the main actor only if it is `async`.
final class RewriteXCTests: XCTestCase {
  @MainActor func testTheRewriteBehavesLikeTheOriginal() async throws {
    try RewriteTests.check(Implementation("closure") { ClosureSubject($0) }).everySequence(depth: 3)
  }
}
