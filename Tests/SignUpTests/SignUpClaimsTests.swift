import Stage
import Testing

@testable import SignUp

@Suite("10 SignUp, what is claimed")
struct SignUpClaimsTests {
  @Test("what is claimed, and what is taken for granted")
  func claims() throws {
    #expect(try SignUpChapter.claims.map { try $0.find().holds } == [false, false, false, false, false])
    #expect(try SignUpChapter.traps.map { try $0.find().holds } == [true, false, false])
  }

  @Test("with flatMap, the late answer about an earlier name is shown for the later one")
  func flatMap() throws {
    let observed = try SignUpChapter.claims[0].find().observed
    #expect(observed.last?.contains("\"babbage1\": Username already taken  \"babbage1\": Username available") == true)
  }

  @Test("drivers need no word for sharing or for the main queue, and an answer to each error")
  func drivers() throws {
    let observed = try SignUpChapter.traps[0].find().observed
    #expect(
      observed == [
        "lines of the view model: 48 and 43",
        "share(replay: 1): 4 and 0", "observe(on:): 2 and 0", "catch: 2 and 1", "onError: 0 and 2",
        "asObservable(): 2 and 0", "asDriver(): 0 and 2",
      ])
  }

  @Test("the original's button is enabled for a moment, ours never")
  func flash() throws {
    let observed = try SignUpChapter.traps[2].find().observed
    #expect(observed.last?.hasSuffix("true, false") == true)
  }
}
