import Foundation
import Testing
import Trace

@Suite("The trace")
struct TraceTests {
  struct Trouble: Error, Equatable {}

  @Test func `a recording keeps the links of its body, in order, and gives its result back`() {
    let (result, links) = Trace.recording {
      Trace.note(Link("up", "touchUpInside", to: "target–action"))
      Trace.note(Link("count", "text", value: "\"1\""))
      return 7
    }
    #expect(result == 7)
    #expect(links.map(\.description) == ["up.touchUpInside → target–action", "count.text = \"1\""])
  }

  @Test func `links before and after a recording are not in it`() {
    Trace.note(Link("a", "before"))
    let (_, links) = Trace.recording { Trace.note(Link("a", "during")) }
    Trace.note(Link("a", "after"))
    #expect(links == [Link("a", "during")])
  }

  @Test func `a link is not even built while no recording runs`() {
    var built = 0
    func link() -> Link {
      built += 1
      return Link("a", "b")
    }
    Trace.note(link())
    #expect(built == 0)
    let (_, links) = Trace.recording { Trace.note(link()) }
    #expect(built == 1)
    #expect(links.count == 1)
    Trace.note(link())
    #expect(built == 1)
  }

  @Test func `a recording inside a recording takes its links for itself`() {
    let (inner, outer) = Trace.recording {
      Trace.note(Link("a", "first"))
      let (_, links) = Trace.recording { Trace.note(Link("a", "inside")) }
      Trace.note(Link("a", "last"))
      return links
    }
    #expect(inner == [Link("a", "inside")])
    #expect(outer == [Link("a", "first"), Link("a", "last")])
  }

  @Test func `an error comes out as it was thrown, and ends the recording`() {
    #expect(throws: Trouble()) {
      try Trace.recording { () throws(Trouble) -> Void in throw Trouble() }
    }
    var isBuilt = false
    func link() -> Link {
      isBuilt = true
      return Link("a", "afterwards")
    }
    Trace.note(link())
    #expect(!isBuilt)
  }

  @Test func `other threads do not see a recording`() {
    let (_, links) = Trace.recording {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        Trace.note(Link("elsewhere", "noted"))
        done.signal()
      }
      done.wait()
    }
    #expect(links.isEmpty)
  }

  @Test func `recordings at the same time on several threads keep their links apart`() async {
    await withTaskGroup(of: (Int, [Link]).self) { group in
      for number in 0..<8 {
        group.addTask {
          (number, Trace.recording { for _ in 0..<100 { Trace.note(Link("\(number)", "noted")) } }.links)
        }
      }
      for await (number, links) in group {
        #expect(links.count == 100)
        #expect(links.allSatisfy { $0.sender == "\(number)" })
      }
    }
  }

  @Test(
    arguments: [
      (Link("up", "touchUpInside"), "up.touchUpInside"),
      (Link("up", "touchUpInside", to: "target–action"), "up.touchUpInside → target–action"),
      (Link("count", "text", value: "\"1\""), "count.text = \"1\""),
      (Link("model", "changed", to: "handler", value: "old 0, new 1"), "model.changed = old 0, new 1 → handler"),
      (Link("onNext(1)", ""), "onNext(1)"),
      (Link("", ""), ""),
    ])
  func `a link reads as one piece of a chain`(_ link: Link, _ text: String) {
    #expect(link.description == text)
  }
}
