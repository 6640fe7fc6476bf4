import Foundation
import Testing
import World

@MainActor
@Suite("The limits of a request")
struct LimitTests {
  private let world = VirtualWorld()

  private func answers(_ request: Request, _ sent: Answer...) throws -> [Answer] {
    let received = Received()
    world.network.send(request, received.add)
    for answer in sent { try world.scriptedNetwork.deliver(answer, to: 1) }
    try world.settle()
    return received.answers
  }

  @Test("an answer of exactly the size is taken, one byte more fails")
  func size() throws {
    let head = Answer.response(Response(status: 200))
    let five = Answer.data(Data(count: 5))
    let request = Request(try #require(URL(string: "https://a.test")), sizeLimit: 10)
    #expect(try answers(request, head, five, five, .finished) == [head, five, five, .finished])
  }

  @Test("one byte more than the size fails, and nothing follows")
  func tooLarge() throws {
    let head = Answer.response(Response(status: 200))
    let five = Answer.data(Data(count: 5))
    let request = Request(try #require(URL(string: "https://a.test")), sizeLimit: 9)
    #expect(try answers(request, head, five, five, .finished) == [head, five, .failed(.tooLarge)])
    #expect(world.pendingCount == 0)
  }

  @Test("the fields of the head count as well")
  func head() throws {
    let head = Answer.response(Response(status: 200, headers: ["X-Long": "12345"]))
    let request = Request(try #require(URL(string: "https://a.test")), sizeLimit: 9)
    #expect(try answers(request, head) == [.failed(.tooLarge)])
  }

  @Test("redirects are seen, and fail beyond their limit")
  func redirects() throws {
    let url = try #require(URL(string: "https://b.test"))
    let request = Request(try #require(URL(string: "https://a.test")), redirectLimit: 1)
    let on = Answer.redirected(to: url)
    #expect(try answers(request, on, on, on) == [on, .failed(.tooManyRedirects)])
  }

  @Test("after the head nothing is sent on")
  func lateRedirect() throws {
    let url = try #require(URL(string: "https://b.test"))
    #expect(throws: ScriptedNetworkError.secondResponse(1)) {
      try answers(Request(url), .response(Response(status: 200)), .redirected(to: url))
    }
  }
}
