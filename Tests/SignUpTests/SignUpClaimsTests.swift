import Stage
import Testing

@testable import SignUp

@Suite("10 SignUp, what is claimed")
struct SignUpClaimsTests {
  @Test("what is claimed, and what is taken for granted")
  func claims() throws {
    #expect(try SignUpChapter.claims.map { try $0.find().holds } == [false, false, false, false, false])
    #expect(try SignUpChapter.traps.map { try $0.find().holds } == [false])
  }

  @Test("with flatMap, the late answer about an earlier name is shown for the later one")
  func flatMap() throws {
    let observed = try SignUpChapter.claims[0].find().observed
    #expect(observed.last?.contains("\"babbage1\": Username already taken  \"babbage1\": Username available") == true)
  }

  @Test("the original's button is enabled for a moment, ours never")
  func flash() throws {
    let observed = try SignUpChapter.traps[0].find().observed
    #expect(observed.last?.hasSuffix("true, false") == true)
  }
}
