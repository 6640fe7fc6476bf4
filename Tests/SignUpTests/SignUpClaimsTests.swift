import Stage
import Testing

@testable import SignUp

@Suite("10 SignUp, what is claimed")
struct SignUpClaimsTests {
  private static func holds(_ claims: [Claim]) throws -> [Bool] { try claims.map { try $0.find().holds } }

  private static func observed(_ claims: [Claim], _ words: String) throws -> [String] {
    try #require(claims.first { $0.statement.contains(words) }).find().observed
  }

  @Test("claims, findings and traps turn out as they run")
  func verdicts() throws {
    #expect(try Self.holds(SignUpChapter.claims) == [true, true, false, true, true, true])
    #expect(try Self.holds(SignUpChapter.findings) == [false, false, false])
    #expect(try Self.holds(SignUpChapter.traps) == [true, false, false])
  }

  @Test("each claim names the article as its source")
  func places() {
    #expect(SignUpChapter.claims.allSatisfy { $0.place?.text == .signUp })
  }

  @Test("without sharing, the original asks twice for one name")
  func sharing() throws {
    #expect(
      try Self.observed(SignUpChapter.claims, "shareReplay") == [
        "requests for one name, shared: 1, as claimed", "requests for one name, not shared: 2",
      ])
  }

  @Test("with flatMap, the late answer about an earlier name is shown for the later one")
  func flatMap() throws {
    let observed = try Self.observed(SignUpChapter.claims, "flatMapLatest")
    #expect(observed.last?.contains("\"babbage1\": Username already taken  \"babbage1\": Username available") == true)
  }

  @Test("the original prints that a user has signed in when the alert is answered")
  func waiting() throws {
    #expect(
      try Self.observed(SignUpChapter.claims, "until a button") == [
        "printed: User signed in true", "lines printed while the alert is open: 0, as claimed",
        "lines printed after OK: 1, as claimed",
      ])
  }

  @Test("in the original, a tap event behind the alert starts a second sign-up")
  func secondSignUp() throws {
    #expect(
      try Self.observed(SignUpChapter.findings, "while the alert is open") == [
        #"original: "Sign-up failed.", then "Signed up.""#, #"rx: "Sign-up failed.", then "Sign-up failed.""#,
        "sign-ups in the original: 2 (claimed: 1)", "sign-ups in rx: 1",
      ])
  }

  @Test("the original calls a name taken when the directory fails")
  func trouble() throws {
    #expect(
      try Self.observed(SignUpChapter.findings, "directory fails").suffix(2) == [
        #"the original after status 500: "Username already taken" (claimed: "Error contacting server")"#,
        #"the original without a network: "Username already taken" (claimed: "Error contacting server")"#,
      ])
  }

  @Test("drivers need no word for sharing or for the main queue, and an answer to each error")
  func drivers() throws {
    let observed = try Self.observed(SignUpChapter.traps, "drivers")
    #expect(
      observed == [
        "share(replay: 1): 4 and 0", "observe(on:): 2 and 0", "catch: 2 and 1", "onError: 0 and 2",
        "asObservable(): 2 and 0", "asDriver(): 0 and 2", "lines of the view model with observables: 48",
        "lines of the view model with drivers: 43, as claimed",
      ])
  }

  @Test("the original's button is enabled for a moment, ours never")
  func flash() throws {
    let observed = try Self.observed(SignUpChapter.findings, "flashes")
    #expect(observed.last == #"the original after the last input: "true, false" (claimed: "")"#)
  }

  @Test("promptFor emits each answer and never completes; take(1) ends it with the first answer")
  func prompts() throws {
    var lines: [String] = []
    try #require(SignUpChapter.experiments.first { $0.name == "prompt" }).run { lines.append($0) }
    #expect(
      lines == [
        "promptFor: tap clear", "  the alert offers Cancel, Clear, Try ada1", "  next(Clear)",
        "promptFor: tap cancel", "  the alert offers Cancel, Clear, Try ada1", "  next(Cancel)",
        "promptFor, then take(1): tap clear", "  the alert offers Cancel, Clear, Try ada1", "  next(Clear)",
        "  completed", "promptFor, then take(1): tap cancel", "  the alert offers Cancel, Clear, Try ada1",
        "  next(Cancel)", "  completed", "promptFor: dispose without an answer", "  the alert is gone",
      ])
  }
}
