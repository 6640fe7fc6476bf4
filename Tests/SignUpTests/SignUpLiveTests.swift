import Controls
import Foundation
import LoopbackServer
import Models
import Services
import Stage
import Testing
import World

@testable import SignUp

@Suite("10 SignUp, live", .timeLimit(.minutes(15)))
struct SignUpLiveTests {
  @Test("GitHub is asked for a user's page, and not for sign-ups")
  func requests() {
    let page = Directory.gitHub().availability(of: "Ünal")
    #expect(page.description == "GET https://github.com/%C3%9Cnal")
    #expect(page.body == nil)
    #expect(page.timeLimit == .seconds(5))
    let signUp = Directory.gitHub().signUp(.init(username: "ada", password: "engine"))
    #expect(signUp.description == "POST https://directory.example/users")
    #expect(SignUpChapter.offersLive)
  }

  @Test("the message gives the reason why GitHub has no answer")
  func reasons() {
    let reasons: [(HTTPTask.Outcome, String)] = [
      (.success(HTTPAnswer(Response(status: 429))), "too many requests, try again later"),
      (.success(HTTPAnswer(Response(status: 500))), "the server answers with status 500"),
      (.failure(.connectionLost), "the connection was lost"), (.failure(.timedOut), "timed out"),
    ]
    for (outcome, reason) in reasons {
      #expect(Directory.gitHub().availability(in: outcome) == .unknown(because: reason))
      #expect(Directory.embedded.availability(in: outcome) == .unknown())
    }
  }

  @Test("over real connections a page says taken, no page says free, and a refusal says for how long")
  func pages() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/ada": .html("<title>ada</title>")
      case "/many": .init(status: 429, headers: ["Retry-After": "60"])
      case "/spent": .init(status: 403, headers: ["X-RateLimit-Remaining": "0", "RateLimit-Reset": "90"])
      case "/secret": .text("no", status: 403)
      default: .html("<title>nobody</title>", status: 404)
      }
    }
    let failed = "Error contacting server: "
    for way in SignUpChapter.ways {
      let screen = SignUpScreen()
      screen.directory = .gitHub(at: server.url)
      let form = LiveScreen(screen, way)
      for (username, text) in [
        ("ada", "Username already taken"), ("many", failed + "too many requests, try again in 60 seconds"),
        ("spent", failed + "too many requests, try again in 90 seconds"),
        ("secret", failed + "the server answers with status 403"), ("lovelace", "Username available"),
      ] {
        form.enter(username)
        try await form.rest()
        #expect(screen.usernameMessage.text == text, "\(way.name)")
      }
    }
  }
}
