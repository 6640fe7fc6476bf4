import Services
import Testing
import World

@Suite("The rate limit of a server")
struct RateLimitTests {
  nonisolated private static let date = "Sat, 21 Nov 2026 10:00:00 GMT"
  nonisolated private static let epoch = 1_795_255_200

  @Test(
    "is read from the fields that servers use, whatever this machine's clock says",
    arguments: [
      (["Retry-After": "60"], "try again in 60 seconds"),
      (["Retry-After": "1"], "try again in 1 second"),
      (["Retry-After": "0"], "try again in 0 seconds"),
      (["Retry-After": "3601"], "try again in 61 minutes"),
      (["Retry-After": "Sat, 21 Nov 2026 10:00:42 GMT", "Date": date], "try again in 42 seconds"),
      (["Retry-After": "Sat, 21 Nov 2026 09:59:59 GMT", "Date": date], "try again in 0 seconds"),
      (["Retry-After": "Sat, 21 Nov 2026 10:00:42 GMT"], "try again later"),
      (["X-RateLimit-Reset": "\(epoch + 90)", "Date": date], "try again in 90 seconds"),
      (["Rate-Reset": "\(epoch + 600)", "Date": date], "try again in 10 minutes"),
      (["Rate-Reset": "\(epoch + 600)"], "try again later"),
      (["RateLimit-Reset": "30"], "try again in 30 seconds"),
      (["Retry-After": "7", "RateLimit-Reset": "30"], "try again in 7 seconds"),
      (["Retry-After": "soon", "Date": "yesterday"], "try again later"),
      (["Retry-After": "-1"], "try again later"),
      (["Retry-After": "99999999999999999999999"], "try again later"),
      ([:], "try again later"),
    ] as [([String: String], String)])
  func advice(_ fields: [String: String], _ advice: String) {
    #expect(RateLimit(Response(status: 429, headers: Headers(fields.map { ($0, $1) }))).advice == advice)
  }

  @Test func `reads how many requests are allowed, and how many are left`() {
    let gitHub = RateLimit(Response(status: 200, headers: ["x-ratelimit-limit": "60", "x-ratelimit-remaining": "59"]))
    #expect((gitHub.limit, gitHub.remaining, gitHub.delay) == (60, 59, nil))
    let qiita = RateLimit(Response(status: 200, headers: ["Rate-Limit": "60", "Rate-Remaining": "0"]))
    #expect((qiita.limit, qiita.remaining, qiita.delay) == (60, 0, nil))
    #expect(RateLimit(Response(status: 200, headers: ["Rate-Remaining": "many"])).remaining == nil)
  }

  @Test(
    "is exceeded with 429, and with a 403 that says so",
    arguments: [
      (429, [:], true), (403, [:], false), (403, ["Retry-After": "1"], true),
      (403, ["X-RateLimit-Remaining": "0"], true),
      (403, ["X-RateLimit-Remaining": "1"], false), (200, ["X-RateLimit-Remaining": "0"], false),
      (503, ["Retry-After": "1"], false),
    ] as [(Int, [String: String], Bool)])
  func exceeded(_ status: Int, _ fields: [String: String], _ isRateLimited: Bool) {
    #expect(Response(status: status, headers: Headers(fields.map { ($0, $1) })).isRateLimited == isRateLimited)
  }
}
